import type { ReactNode } from 'react';
import { BadSettings } from './BadSettings';
import { wrongSettings } from './wrongSettings';

/** Shown instead of the product when a deployment setting is wrong. */
export function settingsPage(given: object): ReactNode {
  const wrong = wrongSettings(given);
  return wrong.length > 0 ? <BadSettings settings={wrong} /> : undefined;
}
