/**
 * Stops files that are dropped where no field takes them: the browser would open them in place of the product, and
 * unsaved input would be lost.
 */
export function stopStrayDrops(): void {
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, stop);
}

function stop(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // The browser itself puts a file into a file input.
  if (event.target instanceof HTMLInputElement && event.target.type === 'file' && !event.target.disabled) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
