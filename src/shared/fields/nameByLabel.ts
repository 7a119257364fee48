/**
 * Names a control that is no HTML input by the label `Form.Item` wrote for its id, and lets a click on the label lead
 * there. For an effect: returns the way to undo it.
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
