import { BgColorsOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/shared/display/MenuButton';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import styles from './fields.module.css';

/** The preset colours; any other can be typed or picked with the browser's own colour picker. */
const OFFERED = ['#008080', '#1677ff', '#237804', '#ad4e00', '#cf1322', '#722ed1', '#eb2f96', '#595959'] as const;

/** True for a colour `#rgb` or `#rrggbb`. */
export const isHexColour = (text: unknown) =>
  typeof text === 'string' && /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());

/** A field for a colour `#rrggbb`: typed, picked, or chosen from the presets. */
export function ColorField({ value = '', onChange, disabled, ...field }: FieldProps<string>) {
  const { t } = useTranslation();
  const shown = isHexColour(value) ? toLong(value) : '#000000';
  return (
    <span className={styles.steps}>
      <Input
        {...controlProps(field)}
        value={value}
        maxLength={7}
        placeholder="#008080"
        prefix={<span className={styles.swatch} style={isHexColour(value) ? { background: value } : {}} />}
        onChange={({ target }) => onChange?.(target.value.normalize('NFKC').trim().toLowerCase())}
        {...(disabled !== undefined && { disabled })}
      />
      <input
        type="color"
        className={styles.picker}
        value={shown}
        disabled={disabled}
        aria-label={t('fields.pickColour')}
        onChange={({ target }) => onChange?.(target.value)}
      />
      <MenuButton
        icon={<BgColorsOutlined aria-hidden="true" />}
        aria-label={t('fields.usualColours')}
        disabled={disabled ?? false}
        menu={{
          items: OFFERED.map((colour) => ({
            key: colour,
            label: colour,
            icon: <span className={styles.swatch} style={{ background: colour }} />,
            onClick: () => onChange?.(colour),
          })),
        }}
      />
    </span>
  );
}

const toLong = (colour: string) =>
  colour.length === 4 ? colour.toLowerCase().replaceAll(/[\da-f]/g, '$&$&') : colour.toLowerCase();
