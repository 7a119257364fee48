/** The chunk of the dialogs that the help button opens. */
export { KeysDialog } from './KeysDialog';
export { NewsDialog } from './NewsDialog';
export { ScreenTour } from './ScreenTour';
