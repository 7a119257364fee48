import { createContext, use, useId } from 'react';
import { create } from 'zustand';

/** The view a component stands in: its tab's key. Empty outside of the tabs. */
export const ViewContext = createContext('');

/**
 * Which forms hold input that is not saved, by form and the view it stands in. A store and not an effect: React forgets
 * the effects of a hidden tab, and its input must be guarded all the same.
 */
export const useUnsavedForms = create<{ forms: ReadonlyMap<string, string> }>(() => ({ forms: new Map() }));

/** Whether anything unsaved would be lost: in one view, or anywhere. */
export function hasUnsaved(view?: string): boolean {
  const { forms } = useUnsavedForms.getState();
  return view === undefined ? forms.size > 0 : [...forms.values()].includes(view);
}

/** What gives up the copy a form keeps of its input, by form. */
const discards = new Map<string, () => void>();

/** Gives up what is unsaved in a view that has been closed, or everywhere: somebody said that they do not want it. */
export function forgetUnsaved(view?: string): void {
  const { forms } = useUnsavedForms.getState();
  const kept = new Map([...forms].filter(([, where]) => view !== undefined && where !== view));
  for (const form of forms.keys()) if (!kept.has(form)) discards.get(form)?.();
  for (const form of discards.keys()) if (!kept.has(form)) discards.delete(form);
  useUnsavedForms.setState({ forms: kept });
}

/**
 * Tells whether this form holds unsaved input. A form says so itself when it is closed or saved; when its whole view is
 * closed the shell forgets it (`forgetUnsaved`), and `discard` gives up the copy the form may keep.
 */
export function useUnsaved(): (unsaved: boolean, discard?: () => void) => void {
  const form = useId();
  const view = use(ViewContext);
  return (unsaved, discard) => {
    if (unsaved && discard) discards.set(form, discard);
    else discards.delete(form);
    const { forms } = useUnsavedForms.getState();
    if (forms.has(form) === unsaved) return;
    const next = new Map(forms);
    if (unsaved) next.set(form, view);
    else next.delete(form);
    useUnsavedForms.setState({ forms: next });
  };
}
