import type { ProColumns } from '@ant-design/pro-components';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsColumn } from '@/shared/list/actionsColumn';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { NewButton } from '@/shared/actions/NewButton';
import { useEditing } from '@/shared/form/useEditing';
import { dictColumn } from '@/shared/dict/dictColumn';
import { type Template, templates } from './template.api';
import { TemplateActions } from './TemplateActions';
import { TemplateDrawer } from './TemplateDrawer';
import { TemplatePreview } from './TemplatePreview';

const address = listAddress({
  filters: {
    templateName: text,
    contractType: oneOf('1', '2', '3', '4', '5'),
    memberType: oneOf('1', '2', '3'),
    publishStatus: oneOf('0', '1', '2'),
  },
  sortable: ['templateName', 'effectiveDate', 'useCount', 'updateTime'],
  defaultSort: { field: 'updateTime', order: 'desc' },
});

/** The templates of contracts: written with variables or uploaded, looked at, published, copied and downloaded. */
export default function ContractTemplateListPage() {
  const { t } = useTranslation(['contract', 'shared']);
  const [opening, edit] = useEditing<Template>();
  const [copying, copy] = useEditing<Template>();
  const [shown, setShown] = useState<Template>();

  const columns: ProColumns<Template>[] = [
    { dataIndex: 'id', title: 'ID', search: false },
    { dataIndex: 'templateName', title: t('field.templateName'), sorter: true },
    { dataIndex: 'templateNo', title: t('field.templateNo'), search: false },
    dictColumn('biz_contract_type', 'contractType', t('field.contractType')),
    dictColumn('biz_member_type', 'memberType', t('field.memberType')),
    { dataIndex: 'version', title: t('field.version'), search: false },
    { dataIndex: 'effectiveDate', title: t('field.effectiveDate'), search: false, sorter: true },
    { dataIndex: 'useCount', title: t('field.useCount'), search: false, sorter: true, align: 'right' },
    dictColumn('biz_publish_status', 'publishStatus', t('shared:field.status')),
    { dataIndex: 'updateBy', title: t('field.updateBy'), search: false },
    { dataIndex: 'updateTime', title: t('field.updateTime'), search: false, sorter: true },
    actionsColumn(t('shared:action.actions'), (template) => (
      <TemplateActions
        template={template}
        onPreview={() => setShown(template)}
        onEdit={() => edit(template)}
        onCopy={() => copy(template)}
      />
    )),
  ];

  return (
    <>
      <DraftOffer<Template> path={templates.path} onResume={edit} />
      <CrudTable
        api={templates}
        address={address}
        columns={columns}
        nameOf={(row) => row.templateName}
        title={t('title')}
        toolbar={<NewButton permission="contract:template:add" onClick={() => edit('new')} />}
      />
      {opening && <TemplateDrawer key={opening.key} template={opening.row} onClose={opening.close} />}
      {copying && <TemplateDrawer key={copying.key} template={copying.row} copy onClose={copying.close} />}
      {shown && <TemplatePreview template={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
