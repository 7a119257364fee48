/**
 * Labels a control that is not an HTML input with the label `Form.Item` rendered for its id; a click on the label
 * focuses the control. Call it in an effect: it returns the cleanup function.
 */
export function nameByLabel(id: string | undefined): (() => void) | undefined {
  const control = id ? document.getElementById(id) : null;
  const label = control && document.querySelector<HTMLElement>(`label[for="${CSS.escape(control.id)}"]`);
  if (!control || !label) return undefined;
  label.id ||= `${control.id}-label`;
  control.setAttribute('aria-labelledby', label.id);
  const lead = () => control.focus();
  label.addEventListener('click', lead);
  return () => label.removeEventListener('click', lead);
}
