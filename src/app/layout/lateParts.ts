/** Parts of the layout that load after the first page or on demand, in one chunk with the shared list modules. */
export { LateTools } from './LateTools';
export { MenuPanel } from './menus/MenuPanel';
