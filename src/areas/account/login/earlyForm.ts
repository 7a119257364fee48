import { dismissEarlyForm, earlyForm } from '@/shared/auth/earlyForm';

/**
 * Takes over from the sign-in form that index.html shows while the app loads: the typed values, the cursor position,
 * and an Enter pressed too early.
 */
export function takeOverEarlyForm(form: HTMLFormElement): void {
  const early = earlyForm();
  if (!early) return;
  const focused = document.activeElement;
  for (const typed of early.querySelectorAll('input')) {
    const input = form.elements.namedItem(typed.name);
    if (!(input instanceof HTMLInputElement)) continue;
    input.checked = typed.checked;
    if (typed.type !== 'checkbox') input.value = typed.value;
    if (typed !== focused) continue;
    input.focus();
    if (typed.type !== 'checkbox') input.setSelectionRange(typed.selectionStart, typed.selectionEnd);
  }
  const submitted = early.dataset.submitted === 'true';
  dismissEarlyForm();
  if (submitted) form.requestSubmit();
}
