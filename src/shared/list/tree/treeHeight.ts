/** Above this number of open nodes a tree mounts only the visible ones. */
const LARGE = 200;

/**
 * The `height` of an antd tree in pixels, which makes it mount only the visible nodes. Undefined while few nodes are
 * open, so that the tree is as high as its nodes.
 */
export const treeHeight = (open: number, height: number): { height?: number } => (open > LARGE ? { height } : {});
