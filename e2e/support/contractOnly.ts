import type { Page } from '@playwright/test';
import '@/app/areas';
import { optionalCall } from '@/shared/api/optional';

/**
 * Limits the backend to the calls of the contract. All other calls get Spring's answer to an unknown address. Returns a
 * live list of the refused calls.
 */
export async function contractOnly(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const url = pathname.slice('/api'.length);
    if (!optionalCall({ method: request.method(), url })) return route.fallback();
    asked.push(`${request.method()} ${url}`);
    const json = { status: 404, error: 'Not Found', message: 'No message available', path: pathname };
    return route.fulfill({ status: 404, json });
  });
  return asked;
}
