/** A browser under test, started without any stored data. */
export interface Engine {
  /** Opens a window that shares its storage with earlier windows. */
  window(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A window of a browser, with the actions that both drivers support. */
export interface EngineWindow {
  go(address: string): Promise<void>;
  /** Reloads the page, and agrees to leave unsaved input. */
  reload(): Promise<void>;
  /** Runs the body of a function in the page and returns its plain data. */
  run(body: string): Promise<unknown>;
  /** Returns the element that the body of a function returns, or undefined. */
  element(body: string): Promise<EngineElement | undefined>;
  /** Presses a key for the focused element. */
  press(key: 'Enter' | 'Escape'): Promise<void>;
}

/** An element on the page. The browser itself clicks it and types into it. */
export interface EngineElement {
  click(): Promise<void>;
  /** Types after the existing text. */
  type(text: string): Promise<void>;
  /** Clears a text field. */
  clear(): Promise<void>;
}
