import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import type { DrawnNode } from '../../check/drawing';
import type { FormField } from '../../check/fields';
import { RIGHTS, rightTo } from '../../check/rights';
import type { OpenDrawing } from '../modeler';

interface RightFieldsProps {
  node: DrawnNode;
  /** The fields of the form in the diagram. */
  form: readonly FormField[];
  canvas: Pick<OpenDrawing, 'right' | 'handle'>;
}

/**
 * Edits the rights of a user task's deciders to each field of the form. Also sets whether passing needs a signature.
 * Offers the options that the server's engine supports. Also offers options that the diagram already has, for example a
 * right to a removed field. Choosing `read` removes a right from the diagram.
 */
export function RightFields({ node: { id, rights = [], signature }, form, canvas }: RightFieldsProps) {
  const { t } = useTranslation('workflow');
  const modes = useSession(({ config }) => config.modes) ?? [];
  const gone = rights.filter((right) => form.every((field) => field.id !== right.id));
  const offered = [...form, ...gone].filter(
    (field) => modes.includes('fields') || rights.some((right) => right.id === field.id),
  );
  return (
    <>
      {offered.map((field) => (
        <Form.Item
          key={field.id}
          label={t('model.rightTo', { name: 'name' in field && field.name ? field.name : field.id })}
          htmlFor={`model-right-${field.id}`}
        >
          <Select
            id={`model-right-${field.id}`}
            options={RIGHTS.map((value) => ({ value, label: t(`model.rights.${value}`) }))}
            value={rightTo(field.id, rights)}
            onChange={(right) => canvas.right(id, field.id, right)}
          />
        </Form.Item>
      ))}
      {(signature || modes.includes('signature')) && (
        <Form.Item extra={t('model.signatureHint')}>
          <Checkbox
            checked={signature ?? false}
            onChange={({ target }) => canvas.handle(id, 'signature', target.checked ? 'true' : undefined)}
          >
            {t('model.signature')}
          </Checkbox>
        </Form.Item>
      )}
    </>
  );
}
