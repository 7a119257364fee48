import { Select, Space } from 'antd';
import { menuIcon, menuIconNames } from '@/shared/display/menuIcons';
import { useClear } from '@/shared/display/useClear';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';

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
