/** Above this number of open nodes, a tree mounts only the visible nodes. */
const LARGE = 200;

/**
 * Returns the prop `height` of an antd tree, in pixels. With `height`, antd mounts only the visible nodes. Omits
 * `height` while few nodes are open, because a small tree should only be as high as its nodes.
 */
export const treeHeight = (open: number, height: number): { height?: number } => (open > LARGE ? { height } : {});
