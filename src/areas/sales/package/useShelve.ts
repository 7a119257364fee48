import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { allows } from '@/shared/resource/transitions/moves';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { type Package, packages } from './package.resource';
import { packageMoves } from './package.rules';

/** The row action that puts a package on the shelf or takes it off, after confirmation. */
export function useShelve(): (row: Package) => RowAction[] {
  const { t } = useTranslation(['sales', 'shared']);
  const { money } = useFormats();
  const needs = useNeeds('biz_shelf_status');
  const ask = useAskedChange(packages.path);
  return (row: Package) =>
    // One action per row: a package on the shelf can be taken off, any other can be put on.
    [allows(packageMoves.takeOff, row.shelfStatus) ? ('takeOff' as const) : ('putOn' as const)].map((move) => ({
      label: t(`package.${move}`),
      permission: packageMoves[move].permission,
      disabledReason: !allows(packageMoves[move], row.shelfStatus) && needs(packageMoves[move]),
      onClick: () =>
        ask({
          title: t(`package.${move}Title`),
          content: t(`package.${move}Ask`, { name: row.packageName, price: money(row.price) }),
          okText: t(`package.${move}`),
          focusCancel: true,
          run: () => packages.act('shelf', { id: row.id, shelfStatus: packageMoves[move].to }),
        }),
    }));
}
