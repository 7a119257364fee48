import type { Page } from '@playwright/test';

/** The visible notifications, which stay for some seconds or until they are closed. */
export const notifications = (page: Page) => page.locator('.ant-notification-notice');

/** The visible antd messages. */
export const messages = (page: Page) => page.locator('.ant-message-notice');
