import type { Page } from '@playwright/test';

/** Returns the visible notifications, outside the page and its dialogs. */
export const notices = (page: Page) => page.getByRole('alert').and(page.locator(':not(#root *, [role="dialog"] *)'));

/** Returns the notifications with a close button. */
export const notifications = (page: Page) => notices(page).and(page.locator(':has(> button)'));

/** Returns the notifications without a button, which disappear by themselves. */
export const messages = (page: Page) => notices(page).and(page.locator(':not(:has(> button))'));
