/**
 * Parts of the layout that load after the first page or on demand. Their chunk also contains the shared list modules.
 */
export { LateTools } from './LateTools';
export { MenuPanel } from './menus/MenuPanel';
