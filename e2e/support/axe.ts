import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Expects that axe finds no WCAG 2.0 to 2.2 A or AA violation, in the page or in the selected part. No rule is
 * disabled.
 */
export async function expectAccessible(page: Page, selector?: string) {
  const builder = new AxeBuilder({ page }).withTags(STANDARDS);
  const { violations } = await (selector ? builder.include(selector) : builder).analyze();
  const found = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(
      (node) => `    ${node.target.join(' ')}\n      ${node.html}\n      ${summary(node.failureSummary)}`,
    );
    return `${id}: ${help}\n${places.join('\n')}`;
  });
  if (found.length > 0) throw new Error(`accessibility violations on ${page.url()}:\n${found.join('\n')}`);
}

function summary(text = '') {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
