/** The chunk of the dialogs that the help button opens. */
export { KeysDialog } from './KeysDialog';
export { NewsDialog } from './NewsDialog';
export { ScreenHelp } from './ScreenHelp';
export { ScreenTour } from './ScreenTour';
