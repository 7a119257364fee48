/**
 * Ends the key press that selected a menu entry. If the entry opens a dialog, Enter would otherwise also press the
 * focused button of the dialog.
 */
export function endKeyPress(event: { type: string; preventDefault: () => void }): void {
  if (event.type === 'keydown') event.preventDefault();
}
