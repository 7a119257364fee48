let looking = false;

/** True when this window is read-only and sends only GET requests and the sign-out call. */
export const isLookingOnly = () => looking;

/** Makes this window read-only, or writable again. */
export function lookOnly(only: boolean): void {
  looking = only;
}
