import { Checkbox, Form, Input, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConditionError, IF_REJECTED, parse } from '../../check/condition';
import { type ConditionField, readRows } from '../../check/rows';
import { ConditionRows } from './ConditionRows';

interface FlowFieldsProps {
  condition: string;
  fields: readonly ConditionField[];
  /** True when this is the gateway's default flow, taken when no condition holds. */
  otherwise: boolean;
  /** True when a flow of this gateway can send rejected requests back. */
  returns: boolean;
  onCondition: (text: string) => void;
  onOtherwise: (is: boolean) => void;
}

/**
 * Edits the condition of a flow out of an exclusive or inclusive gateway. Shows the condition as rows. Experts can
 * switch to an expression. If rows cannot represent the condition, shows the unchanged condition as an expression.
 */
export function FlowFields({ condition, fields, otherwise, returns, onCondition, onOtherwise }: FlowFieldsProps) {
  const { t } = useTranslation('workflow');
  const [wantsText, setWantsText] = useState(false);
  const rows = readRows(condition, fields);
  const isReturn = condition === IF_REJECTED;
  const asText = wantsText || !rows;
  return (
    <>
      <Form.Item>
        <Checkbox checked={otherwise} onChange={(event) => onOtherwise(event.target.checked)}>
          {t('model.otherwise')}
        </Checkbox>
      </Form.Item>
      {!otherwise && (returns || isReturn) && (
        <Form.Item extra={t('model.ifRejectedHint')}>
          <Checkbox checked={isReturn} onChange={({ target }) => onCondition(target.checked ? IF_REJECTED : '')}>
            {t('model.ifRejected')}
          </Checkbox>
        </Form.Item>
      )}
      {!otherwise && !isReturn && (
        <>
          <Form.Item
            label={t('model.asExpression')}
            htmlFor="model-as-expression"
            layout="horizontal"
            {...(!rows && { extra: t('model.expressionOnly') })}
          >
            <Switch id="model-as-expression" size="small" checked={asText} disabled={!rows} onChange={setWantsText} />
          </Form.Item>
          {asText ? (
            <ExpressionField key={condition} value={condition} onChange={onCondition} />
          ) : (
            <ConditionRows value={rows} fields={fields} onChange={onCondition} />
          )}
        </>
      )}
    </>
  );
}

/** A condition as text. Shows syntax errors while the user types, and takes effect when the field loses focus. */
function ExpressionField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('workflow');
  const [text, setText] = useState(value);
  const error = errorIn(text);
  return (
    <Form.Item
      label={t('model.expression')}
      htmlFor="model-expression"
      extra={t('model.expressionHint')}
      {...(error && { validateStatus: 'error', help: t(`model.syntax.${error.fault}`, { at: error.at }) })}
    >
      <Input.TextArea
        id="model-expression"
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={1000}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => text.trim() !== value.trim() && onChange(text.trim())}
      />
    </Form.Item>
  );
}

function errorIn(text: string): ConditionError | undefined {
  try {
    if (text.trim()) parse(text);
  } catch (error) {
    if (error instanceof ConditionError) return error;
  }
  return undefined;
}
