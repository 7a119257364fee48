/** The chunk of what finds a place by its name: the command palette and the panel of the top menu. */
export { CommandPalette } from './palette/CommandPalette';
export { MenuPanel } from './menu/MenuPanel';
