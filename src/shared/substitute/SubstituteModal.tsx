import { serverToday } from '@/shared/settings/times';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { EditModal } from '@/shared/form/EditModal';
import { DateField } from '@/shared/form/fields/DateField';
import { limited } from '@/shared/form/fields/limited';
import { peopleChoices, type Person } from '@/shared/form/fields/people.api';
import { chosen } from '@/shared/form/fields/required';
import { ResourceSelect } from '@/shared/form/fields/ResourceSelect';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import type { Id } from '@/shared/lib/id';
import { MAX_REMARK, saveSubstitute } from './substitute.api';
import { SubstituteList } from './SubstituteList';
import { SUBSTITUTES } from './canSubstitute.api';

interface SubstituteForm {
  substituteId?: string;
  beginDate: string;
  endDate: string;
  reason: string;
}

const Field = Form.Item<SubstituteForm>;

interface SubstituteModalProps {
  /** The absent user. `name` is set for a user other than the signed-in user. */
  userId: Id;
  name?: string;
  onClose: () => void;
}

/** Sets a substitute for a user and a period. With `name`, also lists the user's periods, with buttons to end them. */
export function SubstituteModal({ userId, name, onClose }: SubstituteModalProps) {
  const { t } = useTranslation('substitute');
  const today = serverToday();
  const others = {
    ...peopleChoices,
    select: (people: readonly Person[]) =>
      peopleChoices.select(people.filter((one) => String(one.userId) !== String(userId))),
  };
  const notPast = ruleOf((day?: string | null) => day && day < today && t('past'));
  return (
    <EditModal<SubstituteForm>
      path={SUBSTITUTES}
      title={name === undefined ? t('name') : t('nameFor', { name })}
      start={{ beginDate: today, reason: '' }}
      save={({ substituteId, beginDate, endDate, reason }, key) => {
        const body = { substituteId: substituteId ?? '', beginDate: beginDate ?? '', endDate: endDate ?? '', reason };
        return saveSubstitute(name === undefined ? body : { ...body, userId }, key);
      }}
      done={t('named')}
      onClose={onClose}
    >
      {name !== undefined && <SubstituteList userId={userId} of={userId} />}
      <Field name="substituteId" label={t('substitute')} extra={t('hint')} rules={[chosen]}>
        <ResourceSelect choices={others} />
      </Field>
      <Field name="beginDate" label={t('begin')} rules={[chosen, notPast]}>
        <DateField />
      </Field>
      <Field
        name="endDate"
        label={t('last')}
        dependencies={['beginDate']}
        rules={[
          chosen,
          ({ getFieldValue }) =>
            ruleOf((day?: string | null) => {
              const begin = getFieldValue('beginDate') as string | null;
              return day && begin && day < begin && t('upsideDown');
            }),
        ]}
      >
        <DateField />
      </Field>
      <Field name="reason" label={t('remark')}>
        <Input.TextArea {...limited(MAX_REMARK)} autoSize={{ minRows: 2, maxRows: 4 }} />
      </Field>
    </EditModal>
  );
}
