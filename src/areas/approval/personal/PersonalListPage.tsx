import { useTranslation } from 'react-i18next';
import { columnsOf } from '@/shared/list/columnsOf';
import { decidedColumns, useWaitingColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '@/shared/review/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { useAccountActions } from '../ui/useAccountActions';
import { type Creator, creatorApi } from './personal.resource';
import { creators } from './personal.review';

/** The list of creator applications: search, decide singly or in bulk, enable and disable accounts. */
export default function PersonalListPage() {
  const { t } = useTranslation(['approval', 'review', 'shared']);
  const actions = useAccountActions(creators);
  const columns = columnsOf(t, creatorApi, [
    { field: 'nickName', filter: true },
    ...useWaitingColumns<Creator>(creators),
    { field: 'realName', filter: true },
    { field: 'phone', secret: 'phone', filter: true },
    'occupationName',
    { field: 'skillTags', width: 'l', text: ({ skillTags }) => skillTags?.join(t('shared:crud.comma')) },
    'regionName',
    { field: 'status', title: t('account.status'), filter: true },
    'sex',
    { field: 'education', filter: true, filterOnly: true },
    ...decidedColumns<Creator>(t),
    { field: 'memberNo', sort: true, filter: true },
    'id',
    { field: 'avatar', width: 'xs', render: ({ avatar }) => <PictureCell url={avatar} /> },
  ]);
  return <ReviewList kind={creators} columns={columns} actions={actions} />;
}
