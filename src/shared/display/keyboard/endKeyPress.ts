/**
 * Ends the key press that selected a menu entry. Otherwise, if the entry opens a dialog, the same Enter would also
 * press the focused button of the dialog.
 */
export function endKeyPress(event: { type: string; preventDefault: () => void }): void {
  if (event.type === 'keydown') event.preventDefault();
}
