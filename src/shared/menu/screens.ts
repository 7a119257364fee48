import type { ComponentType } from 'react';

/** The screens of an area by key. Each screen is loaded when it is first opened. */
export type Screens = Readonly<Record<string, () => Promise<{ default: ComponentType }>>>;
