/** Above this number of open nodes a tree mounts only the visible ones. */
const LARGE = 200;

/**
 * The prop `height` of an antd tree, in pixels: with this prop, antd mounts only the visible nodes. Omitted while few
 * nodes are open, so that the tree is only as high as its nodes.
 */
export const treeHeight = (open: number, height: number): { height?: number } => (open > LARGE ? { height } : {});
