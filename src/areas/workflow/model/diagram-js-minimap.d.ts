declare module 'diagram-js-minimap' {
  /** A module of diagram-js: a small map of the whole diagram in which the user can move the visible part. */
  const minimap: Record<string, ['type', new () => object]>;
  export default minimap;
}
