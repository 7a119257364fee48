declare module 'diagram-js-minimap' {
  /** A module of diagram-js: a small map of the whole diagram, in which the visible part can be moved. */
  const minimap: Record<string, ['type', new () => object]>;
  export default minimap;
}
