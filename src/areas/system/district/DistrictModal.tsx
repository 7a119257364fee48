import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { limited } from '@/shared/form/fields/limited';
import { toId } from '@/shared/api/fields';
import { EditModal } from '@/shared/form/EditModal';
import { storedIn } from '@/shared/form/stored';
import { chosen } from '@/shared/form/fields/required';
import { type District, districts, levelOf } from './district.resource';

const { Field } = itemsOf(districts);

interface DistrictModalProps {
  /** The edited division. Undefined for a new division. */
  district?: District | undefined;
  /** The parent of a new division. */
  above?: District;
  onClose: () => void;
}

/** The form of a division. Its code contains the parent's code, with two digits per level, and never changes. */
export function DistrictModal({ district, above, onClose }: DistrictModalProps) {
  const { t } = useTranslation('system');
  const newTitle = above ? t('district.addBelowTitle', { name: above.name }) : t('district.addTitle');
  const title = district ? t('district.editTitle', { name: district.name }) : newTitle;
  return (
    <EditModal
      path={districts.path}
      title={title}
      start={
        district
          ? storedIn(districts, district)
          : { deep: above ? levelOf(above) + 1 : 0, id: above ? String(above.id) : '' }
      }
      // The level of a division never changes, so updates do not send it.
      save={(values, key) =>
        district
          ? districts.save({ ...values, deep: undefined }, key)
          : districts.add({ ...values, id: toId(String(values.id)) }, key)
      }
      onClose={onClose}
      draft={{ record: district?.id ?? 'new', row: district }}
    >
      <Field name="deep" rules={[chosen]}>
        <Select
          disabled={district !== undefined}
          options={[0, 1, 2].map((value) => ({ value, label: t(`district.levels.${value}`) }))}
        />
      </Field>
      <Field
        name="id"
        dependencies={['deep']}
        normalize={digits}
        // An existing code is not validated: it cannot be changed, and another backend may have used another format.
        rules={
          district
            ? []
            : [
                { required: true },
                ({ getFieldValue }) => {
                  const level = Number(getFieldValue('deep'));
                  const message = t('district.idRule', { level: t(`district.levels.${level}`), digits: level * 2 + 2 });
                  return { pattern: new RegExp(`^[1-9]\\d{${level * 2 + 1}}$`), message };
                },
              ]
        }
      >
        <Input {...limited(6)} inputMode="numeric" disabled={district !== undefined} />
      </Field>
      <NameField />
      <Field name="pinyin" normalize={letters} rules={[{ required: true }]}>
        <Input {...limited(64)} />
      </Field>
      <Field name="pinyinShor" normalize={letters} rules={[{ required: true }]}>
        <Input {...limited(64)} />
      </Field>
      <Field name="extName">
        <Input {...limited(64)} />
      </Field>
    </EditModal>
  );
}

const loadPinyin = () => import('pinyin-pro');

/** The name field. Leaving the field fills in the pinyin and its initials if both are empty. */
function NameField() {
  const form = Form.useFormInstance();

  async function fillPinyin() {
    const isEmpty = () => !form.getFieldValue('pinyin') && !form.getFieldValue('pinyinShor');
    const name: unknown = form.getFieldValue('name');
    if (!name || !isEmpty()) return;
    const { pinyin } = await loadPinyin();
    if (!isEmpty()) return; // the user has typed it meanwhile
    const syllables = pinyin(String(name), { toneType: 'none', type: 'array', v: true, nonZh: 'removed' });
    form.setFieldsValue({ pinyin: syllables.join(''), pinyinShor: syllables.map(([first]) => first).join('') });
  }

  return (
    <Field name="name" rules={[{ required: true, whitespace: true }]}>
      <Input maxLength={32} onBlur={() => void fillPinyin()} />
    </Field>
  );
}

const digits = (value: unknown) =>
  String(value ?? '')
    .normalize('NFKC')
    .replaceAll(/\D/g, '');
const letters = (value: unknown) =>
  String(value ?? '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
