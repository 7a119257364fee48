import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { showMoney } from '@/shared/lib/money';
import { allows } from '@/shared/states/moves';
import { type Package, packages } from './package.api';
import { packageMoves } from './package.rules';

/** Row action that puts a package on the shelf or takes it off, after confirmation. */
export function useShelve(): (row: Package) => RowAction[] {
  const { t } = useTranslation('sales');
  const ask = useAskedChange(packages.path);
  return (row: Package) =>
    (['putOn', 'takeOff'] as const)
      .filter((move) => allows(packageMoves[move], row.shelfStatus))
      .map((move) => ({
        label: t(`package.${move}`),
        permission: packageMoves[move].permission,
        onClick: () =>
          ask({
            title: t(`package.${move}Title`),
            content: t(`package.${move}Ask`, { name: row.packageName, price: showMoney(row.price) }),
            okText: t(`package.${move}`),
            careful: true,
            run: () => packages.act('shelf', { id: row.id, shelfStatus: packageMoves[move].to }),
          }),
      }));
}
