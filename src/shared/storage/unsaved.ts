import { createContext, use, useEffect, useEffectEvent, useId } from 'react';
import { create } from 'zustand';

/** The key of the surrounding view and its tab; '' outside the tabs. */
export const ViewContext = createContext('');

/**
 * The dirty forms, each with the key of its view. React also runs an effect's cleanup when a tab is hidden, although
 * the input in a hidden tab must still be guarded. Therefore a cleanup must not mark a form as clean unless the form
 * was removed.
 */
export const useUnsavedForms = create<{ forms: ReadonlyMap<string, string> }>(() => ({ forms: new Map() }));

/** True when a form of the given view is dirty; without a view, when any form is dirty. */
export function hasUnsaved(view?: string): boolean {
  const { forms } = useUnsavedForms.getState();
  return view === undefined ? forms.size > 0 : [...forms.values()].includes(view);
}

/** The functions that discard a form's draft, by form. */
const discards = new Map<string, () => void>();

/**
 * Forgets the unsaved input of a view. Without `view`, forgets the input of all views. The user must have agreed to
 * lose the input.
 */
export function forgetUnsaved(view?: string): void {
  const { forms } = useUnsavedForms.getState();
  const kept = new Map([...forms].filter(([, where]) => view !== undefined && where !== view));
  for (const form of forms.keys()) if (!kept.has(form)) discards.get(form)?.();
  for (const form of discards.keys()) if (!kept.has(form)) discards.delete(form);
  useUnsavedForms.setState({ forms: kept });
}

/** Drops the unsaved input of a view. The app also remounts the view, so that its form is empty. */
export const DropInputContext = createContext<(view: string) => void>(forgetUnsaved);

/**
 * Returns a function that marks this form as dirty or clean. A form marks itself as clean when the form is closed or
 * saved. When the form's whole view is closed, `forgetUnsaved` marks the form as clean. `forgetUnsaved` then also calls
 * `discard`, which removes the draft of the form. With `elementOf`, the form also becomes clean when its element is
 * removed from the document, but not when another tab hides the element.
 */
export function useUnsaved(elementOf?: () => Element | null | undefined) {
  const form = useId();
  const view = use(ViewContext);
  const setUnsaved = (unsaved: boolean, discard?: () => void): void => {
    if (unsaved && discard) discards.set(form, discard);
    else discards.delete(form);
    markUnsaved(form, view, unsaved);
  };
  const findElement = useEffectEvent(() => elementOf?.());
  const clear = useEffectEvent(() => setUnsaved(false));
  useEffect(() => {
    const element = findElement();
    return () => {
      if (element && !element.isConnected) clear();
    };
  }, []);
  return setUnsaved;
}

/** Marks a form of a view as dirty or clean. Also usable for other work that would be lost when the page closes. */
export function markUnsaved(form: string, view: string, unsaved: boolean): void {
  const { forms } = useUnsavedForms.getState();
  if (forms.has(form) === unsaved) return;
  const next = new Map(forms);
  if (unsaved) next.set(form, view);
  else next.delete(form);
  useUnsavedForms.setState({ forms: next });
}
