import { PlusOutlined } from '@ant-design/icons';
import { actionsColumn } from '@/shared/list/actionsColumn';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { useEditing } from '@/shared/form/useEditing';
import { dictColumn } from '@/shared/dict/dictColumn';
import { type Agreement, agreements } from './agreement.api';
import { AgreementActions } from './AgreementActions';
import { AgreementDrawer } from './AgreementDrawer';
import { AgreementPreview } from './AgreementPreview';

const address = listAddress({
  filters: {
    agreementType: oneOf('1', '2', '3', '4', '5', '6'),
    title: text,
    publishStatus: oneOf('0', '1', '2'),
  },
  sortable: ['title', 'effectiveTime', 'updateTime'],
  defaultSort: { field: 'updateTime', order: 'desc' },
});

const nameOf = ({ title, version }: Agreement) => `${title} ${version}`;

/** The agreements and their versions: written, looked at, published and withdrawn. */
export default function AgreementListPage() {
  const { t } = useTranslation(['system', 'shared']);
  const [opening, edit] = useEditing<Agreement>();
  const [copying, setCopying] = useState<Agreement>();
  const [shown, setShown] = useState<Agreement>();

  const columns: ProColumns<Agreement>[] = [
    { dataIndex: 'title', title: t('agreement.titleField'), sorter: true },
    dictColumn('biz_agreement_type', 'agreementType', t('agreement.agreementType')),
    { dataIndex: 'version', title: t('agreement.version'), search: false },
    { dataIndex: 'effectiveTime', title: t('agreement.effectiveTime'), search: false, sorter: true },
    { ...dictColumn<Agreement>('sys_yes_no', 'forceAgree', t('agreement.forceAgree')), search: false },
    dictColumn('biz_publish_status', 'publishStatus', t('shared:field.status')),
    { dataIndex: 'updateBy', title: t('agreement.updateBy'), search: false },
    { dataIndex: 'updateTime', title: t('agreement.updateTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (agreement) => (
      <AgreementActions
        agreement={agreement}
        name={nameOf(agreement)}
        onPreview={() => setShown(agreement)}
        onEdit={() => edit(agreement)}
        onCopy={() => setCopying(agreement)}
      />
    )),
  ];

  return (
    <>
      <DraftOffer<Agreement> path={agreements.path} onResume={edit} />
      <CrudTable
        api={agreements}
        address={address}
        columns={columns}
        nameOf={nameOf}
        title={t('agreement.title')}
        toolbar={
          <Can key="add" permission="system:agreement:add">
            <Button type="primary" icon={<PlusOutlined aria-hidden="true" />} onClick={() => edit('new')}>
              {t('shared:action.add')}
            </Button>
          </Can>
        }
      />
      {opening && <AgreementDrawer key={opening.key} agreement={opening.row} onClose={opening.close} />}
      {copying && <AgreementDrawer agreement={copying} copy onClose={() => setCopying(undefined)} />}
      {shown && <AgreementPreview agreement={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
