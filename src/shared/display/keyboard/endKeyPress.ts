/**
 * Ends the key press that chose a menu entry: the same Enter would otherwise press the button that is focused in the
 * dialog opened by the entry.
 */
export function endKeyPress(event: { type: string; preventDefault: () => void }): void {
  if (event.type === 'keydown') event.preventDefault();
}
