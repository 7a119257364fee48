import { use } from 'react';
import { Form, Select, Space, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { unlessStored } from '@/shared/form/fields/unlessStored';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { MenuKnowledgeContext } from '@/shared/menu/menuKnowledge';
import { httpUrl, inAppPath } from '@/shared/lib/safeUrl';
import { useClear } from '@/shared/display/useClear';
import { type Menu, menus } from './menu.resource';
import { menuIcon, menuIconNames } from '@/shared/display/menuIcons';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

const { Entry, Field, Text } = itemsOf(menus);

/** The layouts that a directory can have (docs/contract#1.8). */
const LAYOUTS = ['PageView', 'RouteView', 'BasicLayout', 'BlankLayout'];

interface PlaceFieldsProps {
  type: 'M' | 'C';
  /** The edited row; undefined for a new row and for a row that was a button. */
  row: Menu | undefined;
}

/** The form fields of a directory (M) or a screen (C). */
export function PlaceFields({ type, row }: PlaceFieldsProps) {
  const { t } = useTranslation('system');
  const pathRule = ruleOf((value?: string) => value && !httpUrl(value) && !isPattern(value) && t('menu.pathInvalid'));
  const redirectRule = ruleOf((value?: string) => value && !inAppPath(value) && t('menu.redirectInvalid'));
  /** External URLs must open in a new window (docs/contract#1.8). */
  const targetRule = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) =>
    ruleOf((value: unknown) => httpUrl(getFieldValue('path')) && value !== '_blank' && t('menu.targetRule'));
  return (
    <>
      <Text
        name="menuKey"
        extra={t('menu.keyHint')}
        rules={unlessStored(row, 'menuKey', [
          { required: true },
          { pattern: /^[A-Za-z]\w*$/, message: t('menu.keyInvalid') },
        ])}
      />
      <Field
        name="icon"
        // The server stores `#` if there is no icon (docs/contract#2.6).
        getValueProps={(value) => ({ value: value === '#' ? '' : value })}
        normalize={(value: unknown) => value || '#'}
      >
        <IconField />
      </Field>
      <ComponentField type={type} />
      <Text name="path" extra={t('menu.pathHint')} normalize={trimmed} rules={[pathRule]} />
      <Field name="target" dependencies={['path']} rules={[targetRule]}>
        <Select
          options={[
            { value: '', label: t('menu.targets.same') },
            { value: '_blank', label: t('menu.targets.blank') },
          ]}
        />
      </Field>
      {type === 'M' && (
        <Text name="redirect" normalize={trimmed} rules={[redirectRule]} placeholder={t('menu.redirectHint')} />
      )}
      <Entry name="visible" as="radio" />
      <Field name="hiddenChildren" valuePropName="checked" layout="horizontal">
        <Switch size="small" />
      </Field>
      <Field name="hiddenHeader" valuePropName="checked" layout="horizontal">
        <Switch size="small" />
      </Field>
    </>
  );
}

/** Selects a layout or a screen of this build. An unknown value remains an option as long as it is selected. */
function ComponentField({ type }: { type: 'M' | 'C' }) {
  const { t } = useTranslation('system');
  const form = Form.useFormInstance();
  const now: unknown = Form.useWatch('component', form);
  const screens = use(MenuKnowledgeContext).screenKeys;
  const isUnknown = typeof now === 'string' && now !== '' && !screens.includes(now) && !LAYOUTS.includes(now);
  const group = (label: string, values: readonly string[]) => ({
    label,
    options: values.map((value) => ({ value, label: value })),
  });
  const layouts = group(t('menu.layouts'), LAYOUTS);
  const others = group(t('menu.screens'), screens.toSorted());
  return (
    <Field name="component" extra={t('menu.componentHint')}>
      <Select
        allowClear={useClear()}
        showSearch={{ optionFilterProp: 'value' }}
        options={[
          ...(isUnknown ? [group(t('menu.preview.missing'), [now])] : []),
          ...(type === 'M' ? [layouts, others] : [others, layouts]),
        ]}
      />
    </Field>
  );
}

/** True for a path inside the product, such as `/x/:id?`, or `x` relative to the parent. False for external URLs. */
const isPattern = (value: unknown) =>
  typeof value === 'string' &&
  /^(\/|[^/\\:?#])/.test(value) &&
  !/^[^/]*:/.test(value) &&
  inAppPath(value.startsWith('/') ? value : `/${value}`) !== undefined;

const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);

/** Selects a menu icon by name, with search and a preview. An unknown name is kept. */
export function IconField({ value, onChange, disabled, ...field }: FieldProps<string>) {
  const shown = (name: string) => (
    <Space>
      {menuIcon(name)}
      {name}
    </Space>
  );
  return (
    <Select<string>
      {...controlProps(field)}
      allowClear={useClear()}
      showSearch={{ optionFilterProp: 'label' }}
      value={value || null}
      options={menuIconNames.map((name) => ({ value: name, label: name }))}
      optionRender={({ value: name }) => shown(String(name))}
      labelRender={({ value: name }) => shown(String(name))}
      onChange={(name: string | undefined) => onChange?.(name ?? '')}
      {...(disabled !== undefined && { disabled })}
    />
  );
}
