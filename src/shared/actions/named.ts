import { cloneElement, isValidElement, type ReactNode } from 'react';

/** A control of antd's that says nothing, with a name. */
export const named = (control: ReactNode, name: string) =>
  isValidElement(control) ? cloneElement(control, { 'aria-label': name } as object) : control;
