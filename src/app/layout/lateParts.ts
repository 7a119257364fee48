/** Parts of the layout that load after the first page or on demand; they are in the list chunk. */
export { LateTools } from './LateTools';
export { MenuPanel } from './menus/MenuPanel';
