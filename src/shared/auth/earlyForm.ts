/**
 * The sign-in form in index.html. Users without a token see the form until the product has loaded. Null after its
 * removal.
 */
export const earlyForm = () => document.getElementById('early');

/** Removes the early form once the product has rendered a page. */
export const dismissEarlyForm = () => earlyForm()?.remove();
