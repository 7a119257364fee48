import type { ReactNode } from 'react';
import { BadSettings } from './BadSettings';
import { wrongSettings } from './wrongSettings';

/** What is shown instead of the product where a setting of the deployment is wrong. */
export function settingsPage(given: object): ReactNode {
  const wrong = wrongSettings(given);
  return wrong.length > 0 ? <BadSettings settings={wrong} /> : undefined;
}
