import { cloneElement, isValidElement, type ReactNode } from 'react';

/** Adds an accessible name to an antd control that has none. */
export const named = (control: ReactNode, name: string) =>
  isValidElement(control) ? cloneElement(control, { 'aria-label': name } as object) : control;
