import { Checkbox, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { type Candidates, type CandidateTexts, readCandidates, writeCandidates } from './candidates';
import { useChoices } from './useChoices';

interface CandidateFieldsProps {
  value: CandidateTexts;
  onChange: (next: CandidateTexts) => void;
}

/** Who may decide at a user task: by role, department, user, and the head of the applicant's department. */
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
  kind: 'roles' | 'depts' | 'users';
  label: string;
  value: readonly string[];
  onChange: (next: string[]) => void;
}

function Some({ kind, label, value, onChange }: SomeProps) {
  const { data, isFetching } = useChoices(kind);
  return (
    <Form.Item label={label} htmlFor={`model-${kind}`}>
      <Select
        id={`model-${kind}`}
        mode="multiple"
        showSearch={{ optionFilterProp: 'label' }}
        options={data ?? []}
        loading={isFetching}
        value={[...value]}
        onChange={onChange}
      />
    </Form.Item>
  );
}
