import type { ProColumns } from '@ant-design/pro-components';
import { useTranslation } from 'react-i18next';
import { dictColumn } from '@/shared/dict/dictColumn';
import { reviewColumns } from '@/shared/review/reviewColumns';
import { ReviewList } from '../ui/ReviewList';
import { PictureCell } from '../ui/PictureCell';
import { usePresets } from '../ui/presets';
import { useAccountActions } from '../ui/useAccountActions';
import { type Creator, creators } from './personal.api';

/** The list of creator applications: search, decide one or many, enable and disable accounts. */
export default function PersonalListPage() {
  const { t } = useTranslation(['approval', 'review']);
  const actions = useAccountActions(creators);
  const columns: ProColumns<Creator>[] = [
    { dataIndex: 'nickName', title: t('personal.nickName'), fixed: 'left' },
    {
      dataIndex: 'avatar',
      title: t('personal.avatar'),
      search: false,
      render: (_, { avatar }) => <PictureCell url={avatar} />,
    },
    { dataIndex: 'realName', title: t('personal.realName') },
    { dataIndex: 'memberNo', title: t('personal.memberNo'), sorter: true },
    { dataIndex: 'id', title: t('personal.id'), search: false },
    { ...dictColumn<Creator>('sys_user_sex', 'sex', t('personal.sex')), search: false },
    { dataIndex: 'phone', title: t('personal.phone') },
    { dataIndex: 'regionName', title: t('regionName'), search: false },
    { ...dictColumn<Creator>('biz_education', 'education', t('personal.education')), hideInTable: true },
    { dataIndex: 'occupationName', title: t('personal.occupationName'), search: false },
    {
      dataIndex: 'skillTags',
      title: t('personal.skillTags'),
      search: false,
      render: (_, { skillTags }) => skillTags?.join('、') || '-',
    },
    dictColumn('sys_normal_disable', 'status', t('account.status')),
    ...reviewColumns<Creator>(t),
  ];
  return (
    <ReviewList
      kind={creators}
      title={t('personal.title')}
      columns={columns}
      presets={usePresets('personal')}
      actions={actions}
    />
  );
}
