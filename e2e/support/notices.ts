import type { Page } from '@playwright/test';

/** The notifications in sight: what stays until it is closed or for some seconds. */
export const notifications = (page: Page) => page.locator('.ant-notification-notice');

/** The passing messages in sight. */
export const messages = (page: Page) => page.locator('.ant-message-notice');
