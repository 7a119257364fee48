/** From this number of open nodes on a tree mounts only those in sight. */
const LARGE = 200;

/**
 * The `height` of an antd tree in pixels, which makes it mount only the nodes in sight; none while few nodes are open,
 * so that the tree is as high as its nodes.
 */
export const treeHeight = (open: number, height: number): { height?: number } => (open > LARGE ? { height } : {});
