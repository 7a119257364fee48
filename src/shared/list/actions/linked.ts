import type { RowAction } from './RowActions';

interface LinkedAction extends Omit<RowAction, 'onClick'> {
  onClick: (address: string) => unknown;
}

/** An action that navigates to an address, as an array to spread; empty when the user's menu lacks that page. */
export const linked = (address: string | undefined, { onClick, ...action }: LinkedAction): RowAction[] =>
  address === undefined ? [] : [{ ...action, onClick: () => onClick(address) }];
