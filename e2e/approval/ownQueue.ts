import { approvalCompanies } from '@mocks/seeds/approval/companies';
import { creditCode } from '@mocks/seeds/made';
import type { Page } from '@playwright/test';
import { type Installation, withOwnDesk } from '../support/installation';
import { test } from '../support/test';

/**
 * For journeys with their own backend. Its only pending companies have the names in the option `queue`. They are copies
 * of a company without a failed check, with the ids 20000, 20001, and so on.
 */
export const queueTest = test.extend<{ queue: string[]; desk: Installation }>({
  queue: [[], { option: true }],
  desk: async ({ queue }, use) => {
    const [like] = approvalCompanies().filter(({ companyName }) => companyName.includes('青禾'));
    const rows = queue.map((companyName, n) => ({
      ...like,
      id: 20_000 + n,
      companyName,
      creditCode: creditCode('91', 440300, 5000 + n),
    }));
    await withOwnDesk({ approvalCompanies: rows }, use);
  },
  baseURL: ({ desk }, use) => use(desk.address),
});

/** Returns 排队企业1, 排队企业2, and so on. All numbers have the same length. */
export const companies = (count: number) =>
  Array.from({ length: count }, (_, n) => `排队企业${String(n + 1).padStart(String(count).length, '0')}`);

/** The heading of a review page, found by the name of the record. */
export const reviewOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).filter({ visible: true });
