/** A browser under test: fresh, without anything stored. */
export interface Engine {
  /** Opens a window that shares its storage with those before it. */
  window(): Promise<EngineWindow>;
  close(): Promise<void>;
}

/** A window of a browser, as far as both drivers can steer one. */
export interface EngineWindow {
  go(address: string): Promise<void>;
  /** Loads the page again and agrees to leave what is unsaved. */
  reload(): Promise<void>;
  /** Runs the body of a function in the page and returns its plain data. */
  run(body: string): Promise<unknown>;
  /** The element that the body of a function returns, or undefined. */
  element(body: string): Promise<EngineElement | undefined>;
  /** Presses a key where the focus is. */
  press(key: 'Enter' | 'Escape'): Promise<void>;
}

/** An element on the page, clicked and typed into by the browser itself. */
export interface EngineElement {
  click(): Promise<void>;
  /** Types behind what is there. */
  type(text: string): Promise<void>;
  /** Empties a text field. */
  clear(): Promise<void>;
}
