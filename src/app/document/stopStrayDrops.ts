/**
 * Prevents the browser from opening a file that is dropped outside an upload field. The file would replace the page,
 * and unsaved input would be lost.
 */
export function stopStrayDrops(): void {
  for (const name of ['dragover', 'drop'] as const) window.addEventListener(name, stop);
}

function stop(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  // A drop on a file input is left to the browser, which selects the file.
  if (event.target instanceof HTMLInputElement && event.target.type === 'file' && !event.target.disabled) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}
