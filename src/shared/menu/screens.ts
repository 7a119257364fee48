import type { ComponentType } from 'react';

/** Screens by key, each loaded when somebody first goes there. */
export type Screens = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
