/**
 * How several deciders decide a step. With `all`, every decider must decide. With `one`, the first decider decides.
 * With `share`, a share of the deciders is enough. With `order`, all deciders decide in order.
 */
export const MODES = ['all', 'one', 'share', 'order'] as const;

/** The decision mode of a step. `share` is in percent and only used in the mode `share`. */
export interface Signing {
  mode: (typeof MODES)[number];
  share: number;
}

/** The multi-instance settings of a user task. `condition` is the completion condition, '' if there is none. */
export interface Loop {
  sequential: boolean;
  condition: string;
}

const [DONE, TOTAL] = ['nrOfCompletedInstances', 'nrOfInstances'];
const SHARE = new RegExp(`^\\$\\{${DONE}/${TOTAL}>=(\\d+(?:\\.\\d+)?)\\}$`);
const ONE = new RegExp(`^\\$\\{${DONE}(?:>=|==)1\\}$`);
const ALL = [`\${${DONE}==${TOTAL}}`, `\${${TOTAL}==${DONE}}`, ''];

/** Reads the decision mode from multi-instance settings; undefined if the settings correspond to no mode. */
export function readSigning({ sequential, condition }: Loop): Signing | undefined {
  const text = condition.replaceAll(/\s/g, '');
  if (ALL.includes(text)) return { mode: sequential ? 'order' : 'all', share: 100 };
  if (sequential) return undefined;
  if (ONE.test(text)) return { mode: 'one', share: 100 };
  const [, ratio] = SHARE.exec(text) ?? [];
  return ratio === undefined ? undefined : { mode: 'share', share: Math.round(Number(ratio) * 10_000) / 100 };
}

/** Returns the multi-instance settings for a decision mode (docs/adr/0038). */
export const writeSigning = ({ mode, share }: Signing): Loop => ({
  sequential: mode === 'order',
  condition: {
    all: '',
    order: '',
    one: `\${${DONE} >= 1}`,
    share: `\${${DONE}/${TOTAL} >= ${Math.round(share * 100) / 10_000}}`,
  }[mode],
});

/** True for a share from 1 to 100 percent. */
export const isShare = (share: number) => share >= 1 && share <= 100;
