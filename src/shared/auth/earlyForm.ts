/**
 * The sign-in form that index.html shows to users without a token until the product has loaded; null after its removal.
 */
export const earlyForm = () => document.getElementById('early');

/** Removes the early form once the product has rendered a page. */
export const dismissEarlyForm = () => earlyForm()?.remove();
