import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CrudForm } from '@/shared/form/CrudForm';
import { CrudTable } from '@/shared/list/CrudTable';
import { DraftOffer } from '@/shared/drafts/DraftOffer';
import { listAddress, oneOf, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { useCrud } from '@/shared/crud/useCrud';
import { dictColumn } from '@/shared/dict/dictColumn';
import { DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem } from '@/shared/fields/CommonItems';
import { IconItem } from '../ui/IconItem';
import { type BenefitTag, benefitTags } from './benefitTag.api';

const address = listAddress({
  filters: { tagName: text, tagType: oneOf('1', '2', '3', '4', '5'), status: oneOf('0', '1') },
  sortable: ['useCount', 'sort'],
  defaultSort: { field: 'sort', order: 'asc' },
});
const nameOf = ({ tagName }: BenefitTag) => tagName;
const isBuiltIn = ({ isSystem }: BenefitTag) => isSystem === 'Y';
const permission = 'base:benefitTag';

/** The benefits that positions are tagged with; built-in ones keep their name and stay. */
export default function BenefitTagListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const { opening, edit, actions, newButton, batch } = useCrud({
    api: benefitTags,
    permission,
    nameOf,
    stays: isBuiltIn,
  });
  const locked = opening?.row ? isBuiltIn(opening.row) : false;
  const title = t('benefitTag.title');
  const status = t('shared:field.status');

  return (
    <>
      <DraftOffer<BenefitTag> path={benefitTags.path} onResume={edit} />
      <CrudTable<BenefitTag>
        api={benefitTags}
        address={address}
        nameOf={nameOf}
        title={title}
        toolbar={newButton}
        batch={batch}
        fixedRows={isBuiltIn}
        columns={[
          { dataIndex: 'tagName', title: t('benefitTag.name') },
          dictColumn('biz_benefit_type', 'tagType', t('benefitTag.tagType')),
          { dataIndex: 'useCount', title: t('benefitTag.useCount'), search: false, sorter: true, align: 'right' },
          { ...dictColumn<BenefitTag>('sys_yes_no', 'isSystem', t('benefitTag.isSystem')), search: false },
          { dataIndex: 'sort', title: t('shared:field.sort'), search: false, sorter: true, align: 'right' },
          switchColumn({ api: benefitTags, title: status, nameOf, permission: `${permission}:edit` }),
          actions,
        ]}
      />
      <CrudForm
        api={benefitTags}
        title={title}
        nameOf={nameOf}
        start={{ status: '0' }}
        opening={opening}
        fields={
          <>
            <Form.Item
              name="tagName"
              label={t('benefitTag.name')}
              extra={locked ? t('benefitTag.locked') : undefined}
              normalize={(value: string) => value.trimStart()}
              rules={[
                { required: true, whitespace: true },
                { min: 2, max: 10, message: t('benefitTag.nameInvalid') },
              ]}
            >
              <Input maxLength={10} showCount autoComplete="off" disabled={locked} />
            </Form.Item>
            <Form.Item name="tagType" label={t('benefitTag.tagType')}>
              <DictSelect dictType="biz_benefit_type" />
            </Form.Item>
            <IconItem />
            <SortItem required />
            <StatusItem />
          </>
        }
      />
    </>
  );
}
