import type { RowAction } from './RowActions';

interface LinkedAction extends Omit<RowAction, 'onClick'> {
  onClick: (address: string) => unknown;
}

/** An action that goes to an address, as a list to spread: empty for people whose menu has no such place. */
export const linked = (address: string | undefined, { onClick, ...action }: LinkedAction): RowAction[] =>
  address === undefined ? [] : [{ ...action, onClick: () => onClick(address) }];
