import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { DecidersField } from '../ui/DecidersField';
import type { Deciders } from '../ui/deciders.api';
import { type Candidates, type CandidateTexts, readCandidates, writeCandidates } from '../check/candidates';

interface CandidateFieldsProps {
  value: CandidateTexts;
  onChange: (next: CandidateTexts) => void;
}

/** The fields for the candidates of a user task: roles, departments, users, and the head of a department. */
export function CandidateFields({ value, onChange }: CandidateFieldsProps) {
  const { t } = useTranslation('workflow');
  const who = readCandidates(value);
  const set = (part: Partial<Candidates>) => onChange(writeCandidates({ ...who, ...part }));
  return (
    <>
      <Some kind="roles" label={t('model.roles')} value={who.roles} onChange={(roles) => set({ roles })} />
      <Some kind="depts" label={t('model.depts')} value={who.depts} onChange={(depts) => set({ depts })} />
      <Some kind="users" label={t('model.users')} value={who.users} onChange={(users) => set({ users })} />
      <Form.Item>
        <Checkbox checked={who.head} onChange={(event) => set({ head: event.target.checked })}>
          {t('model.head')}
        </Checkbox>
      </Form.Item>
    </>
  );
}

interface SomeProps {
  kind: Deciders;
  label: string;
  value: readonly string[];
  onChange: (next: readonly string[]) => void;
}

function Some({ kind, label, value, onChange }: SomeProps) {
  return (
    <Form.Item label={label} htmlFor={`model-${kind}`}>
      <DecidersField id={`model-${kind}`} kind={kind} value={value} onChange={onChange} />
    </Form.Item>
  );
}
