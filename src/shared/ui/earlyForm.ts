/** The sign-in form that index.html shows to somebody without a token until the product is there; null once it is gone. */
export const earlyForm = () => document.getElementById('early');

/** Takes the early form away: the product itself has something to show. */
export const dismissEarlyForm = () => earlyForm()?.remove();
