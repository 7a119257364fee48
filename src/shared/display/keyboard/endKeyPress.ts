/**
 * Ends the key press that selected a menu entry. Otherwise the same Enter would press the button that has the focus in
 * the dialog opened by the entry.
 */
export function endKeyPress(event: { type: string; preventDefault: () => void }): void {
  if (event.type === 'keydown') event.preventDefault();
}
