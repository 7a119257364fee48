let looking = false;

/** Whether this window only looks: nothing but reading and signing out is sent. */
export const isLookingOnly = () => looking;

/** From now on this window only looks, or may write again. */
export function lookOnly(only: boolean): void {
  looking = only;
}
