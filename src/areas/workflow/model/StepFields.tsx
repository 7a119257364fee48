import { Checkbox, Form, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSession } from '@/shared/auth/session';
import { peopleChoices } from '@/shared/form/fields/people.api';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import type { DrawnNode } from '../check/drawing';
import { durationOf, hoursOf } from '../check/reminder';
import { MODES, readSigning, type Signing } from '../check/signing';
import type { OpenDrawing } from './modeler';

interface StepFieldsProps {
  node: DrawnNode;
  canvas: OpenDrawing;
}

/**
 * Fields for how a user task is decided: how many candidates decide, and what happens if the task is rejected, has no
 * candidate or is overdue. Offers the options that the server's engine supports or the diagram already uses.
 */
export function StepFields({ node, canvas }: StepFieldsProps) {
  const { t } = useTranslation('workflow');
  const modes = useSession(({ config }) => config.modes) ?? [];
  const { id, loop, empty, late, reminder, continues } = node;
  const reminderHours = shownHoursOf(reminder);
  return (
    <>
      {(loop ?? MODES.some((mode) => modes.includes(mode))) && (
        <SigningFields node={node} modes={modes} onChange={(signing) => canvas.sign(id, signing)} />
      )}
      {(empty ?? modes.includes('empty')) && (
        <Form.Item label={t('model.empty')} htmlFor="model-empty">
          <Select
            id="model-empty"
            options={['administrator', 'skip', 'refuse'].map((value) => ({
              value,
              label: t(`model.empties.${value}`),
            }))}
            value={empty ?? 'administrator'}
            onChange={(action) => canvas.handle(id, 'empty', action === 'administrator' ? undefined : action)}
          />
        </Form.Item>
      )}
      <Form.Item extra={t('model.continuesHint')}>
        <Checkbox
          checked={continues ?? false}
          onChange={({ target }) => canvas.handle(id, 'rejection', target.checked ? 'continue' : undefined)}
        >
          {t('model.continues')}
        </Checkbox>
      </Form.Item>
      <Form.Item label={t('model.reminder')} htmlFor="model-reminder" extra={t('model.reminderHint')}>
        <InputNumber
          id="model-reminder"
          // On blur, the field would replace a stored value below its minimum.
          min={Math.min(0.5, reminderHours ?? 0.5)}
          max={9999}
          changeOnWheel={false}
          style={{ width: '100%' }}
          placeholder={t('model.noReminder')}
          value={reminderHours}
          onChange={(hours) =>
            canvas.remind(id, hours ? durationOf(hours) : undefined, t('model.reminderName', { hours: hours ?? 0 }))
          }
        />
      </Form.Item>
      {(late ?? (reminder && modes.includes('late'))) && (
        <LateFields value={late} onChange={(action) => canvas.handle(id, 'late', action)} />
      )}
    </>
  );
}

/** The hours of a reminder, with two decimals at most. */
function shownHoursOf(reminder: string | undefined): number | null {
  const hours = hoursOf(reminder);
  return hours === undefined ? null : Number(hours.toFixed(2));
}

interface SigningFieldsProps {
  node: DrawnNode;
  modes: readonly string[];
  onChange: (signing: Signing | undefined) => void;
}

/** The decision mode of a step. A condition that the form cannot edit is shown as text and stays unchanged. */
function SigningFields({ node: { id, loop }, modes, onChange }: SigningFieldsProps) {
  const { t } = useTranslation('workflow');
  const signing = loop && readSigning(loop);
  const isOther = loop && !signing;
  const offered = MODES.filter((mode) => modes.includes(mode) || mode === signing?.mode);
  return (
    <>
      <Form.Item label={t('model.signing')} htmlFor="model-signing" extra={signing && t('model.signingHint')}>
        <Select
          id="model-signing"
          options={[
            { value: 'any', label: t('model.modes.any') },
            ...offered.map((value) => ({ value: value as string, label: t(`model.modes.${value}`) })),
            ...(isOther ? [{ value: 'other', label: t('model.otherCondition', { condition: loop.condition }) }] : []),
          ]}
          value={signing?.mode ?? (isOther ? 'other' : 'any')}
          onChange={(value) => {
            const mode = MODES.find((one) => one === value);
            if (mode) onChange({ mode, share: mode === 'share' ? 60 : 100 });
            else if (value === 'any') onChange(undefined);
          }}
        />
      </Form.Item>
      {signing?.mode === 'share' && (
        <Form.Item label={t('model.share')} htmlFor="model-share">
          <InputNumber
            key={id}
            id="model-share"
            min={1}
            max={100}
            changeOnWheel={false}
            style={{ width: '100%' }}
            value={signing.share}
            onChange={(share) => share && onChange({ mode: 'share', share })}
          />
        </Form.Item>
      )}
    </>
  );
}

/** The action for an overdue step: none, a reminder, or another decider. */
function LateFields({ value = '', onChange }: { value: string | undefined; onChange: (action?: string) => void }) {
  const { t } = useTranslation('workflow');
  const [action, userId] = value.split(':');
  return (
    <>
      <Form.Item label={t('model.late')} htmlFor="model-late">
        <Select
          id="model-late"
          options={['wait', 'remind', 'user', 'head'].map((one) => ({ value: one, label: t(`model.lates.${one}`) }))}
          value={action || 'wait'}
          onChange={(next) => onChange(next === 'wait' ? undefined : next === 'user' ? 'user:' : next)}
        />
      </Form.Item>
      {action === 'user' && (
        <Form.Item label={t('model.lates.user')} htmlFor="model-late-user">
          <ResourceSelect
            id="model-late-user"
            choices={peopleChoices}
            value={userId || undefined}
            onChange={(id) => onChange(`user:${id ?? ''}`)}
          />
        </Form.Item>
      )}
    </>
  );
}
