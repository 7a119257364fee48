/**
 * Ends the key press that chose an entry of a menu. Otherwise the same Enter would also press the button that a dialog,
 * opened by the entry, has focused.
 */
export function endKeyPress(event: { type: string; preventDefault: () => void }): void {
  if (event.type === 'keydown') event.preventDefault();
}
