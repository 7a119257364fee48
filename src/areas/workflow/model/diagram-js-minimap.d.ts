declare module 'diagram-js-minimap' {
  /** A module of diagram-js: a small map of the whole diagram, on which its part in sight is moved. */
  const minimap: Record<string, ['type', new () => object]>;
  export default minimap;
}
