/** What the shell shows a moment after the first page, or once it is asked for, out of the chunk of lists. */
export { LateTools } from './LateTools';
export { MenuPanel } from './menus/MenuPanel';
