import type { Page } from '@playwright/test';

/** The visible notices, outside the page and its dialogs. */
export const notices = (page: Page) => page.getByRole('alert').and(page.locator(':not(#root *, [role="dialog"] *)'));

/** The notices with a close button. */
export const notifications = (page: Page) => notices(page).and(page.locator(':has(> button)'));

/** The notices without a button, which disappear by themselves. */
export const messages = (page: Page) => notices(page).and(page.locator(':not(:has(> button))'));
