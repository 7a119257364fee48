import type { Column } from '@/shared/list/column';
import { useTranslation } from 'react-i18next';
import { useDialogs } from '@/shared/display/useDialogs';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import type { Creator } from './personal.api';
import { creators } from './personal.review';

/** The list of creator applications: search, decide one or many, enable and disable accounts. */
export default function PersonalListPage() {
  const { t } = useTranslation(['approval', 'review', 'shared']);
  const [dialogs, open] = useDialogs();
  const actions = useAccountActions(creators, open);
  const columns: Column<Creator>[] = [
    { field: 'nickName', title: t('personal.nickName'), filter: true },
    ...useWaitingColumns<Creator>(creators),
    { field: 'realName', title: t('personal.realName'), filter: true },
    { field: 'phone', title: t('personal.phone'), secret: 'phone', filter: true },
    { field: 'occupationName', title: t('personal.occupationName') },
    {
      field: 'skillTags',
      title: t('personal.skillTags'),
      width: 'l',
      text: ({ skillTags }) => skillTags?.join(t('shared:crud.comma')),
    },
    { field: 'regionName', title: t('regionName') },
    { field: 'status', title: t('account.status'), dict: 'sys_normal_disable', filter: true },
    { field: 'sex', title: t('personal.sex'), dict: 'sys_user_sex' },
    { field: 'education', title: t('personal.education'), dict: 'biz_education', filter: true, filterOnly: true },
    ...decidedColumns<Creator>(t),
    { field: 'memberNo', title: t('personal.memberNo'), sort: true, filter: true },
    { field: 'id', title: t('personal.id') },
    { field: 'avatar', title: t('personal.avatar'), width: 'xs', render: ({ avatar }) => <PictureCell url={avatar} /> },
  ];
  return (
    <ReviewList
      kind={creators}
      title={t('personal.title')}
      columns={columns}
      presets={usePresets('personal')}
      actions={actions}
      dialogs={dialogs}
    />
  );
}
