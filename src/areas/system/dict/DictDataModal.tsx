import { Form, InputNumber, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import type { FormOf } from '@/shared/api/crudApi';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { ColourTag, TAG_COLOURS } from '@/shared/dict/DictTag';
import { OptionRadio } from '@/shared/form/fields/OptionRadio';
import { RemarkItem } from '@/shared/form/fields/TextItem';
import { type DictData, dictData } from './dict.resource';

const { Entry, Field, Text } = itemsOf(dictData);

interface DictDataModalProps {
  entry: DictData | undefined;
  dictType: string;
  onClose: () => void;
}

/** The form that adds or edits a dictionary entry; the colour choices show the label as it is typed. */
export function DictDataModal({ entry, dictType, onClose }: DictDataModalProps) {
  const { t } = useTranslation(['system', 'shared']);
  const fresh: FormOf<DictData> = { dictCode: 0, dictType, status: '0', isDefault: 'N', listClass: 'default' };
  return (
    <EditModal<DictData>
      path={dictData.path}
      title={entry ? t('shared:crud.editOf', { name: entry.dictLabel }) : t('dict.addEntry', { type: dictType })}
      start={entry ? { ...storedIn(dictData, entry), keys: ['dictCode', 'dictType'] } : fresh}
      save={(values) => dictData.save(values)}
      onClose={onClose}
      // No draft for a new entry: it would also be offered in every other dictionary.
      {...(entry && { draft: { record: entry.dictCode, row: entry } })}
    >
      <Text name="dictLabel" required />
      <Text name="dictValue" required />
      <Field name="dictSort" rules={[{ required: true }]}>
        <InputNumber min={0} max={9999} precision={0} style={{ width: 160 }} />
      </Field>
      <ColourField />
      <Field
        name="isDefault"
        extra={t('dict.defaultHint')}
        layout="horizontal"
        getValueProps={(value) => ({ checked: value === 'Y' })}
        normalize={(on: boolean) => (on ? 'Y' : 'N')}
      >
        <Switch size="small" />
      </Field>
      <Entry name="status" as="radio" />
      <Text name="cssClass" />
      <RemarkItem />
    </EditModal>
  );
}

/** Radio buttons for the tag colour, each showing the tag itself. */
function ColourField() {
  const { t } = useTranslation('system');
  const form = Form.useFormInstance();
  const label: unknown = Form.useWatch('dictLabel', form);
  return (
    <Field name="listClass" getValueProps={(value) => ({ value: value || 'default' })}>
      <OptionRadio
        options={TAG_COLOURS.map((colour) => ({
          value: colour,
          label: (
            <>
              <ColourTag colour={colour}>{String(label || t(`dict.colours.${colour}`))}</ColourTag>
              <span className="sr-only"> {t(`dict.colours.${colour}`)}</span>
            </>
          ),
          title: t(`dict.colours.${colour}`),
        }))}
      />
    </Field>
  );
}
