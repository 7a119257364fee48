import { useQuery } from '@tanstack/react-query';
import { Button, Input, Select, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unlessMissing, useHas } from '@/shared/api/optional';
import { useCan } from '@/shared/auth/Can';
import { useChange } from '../actions/useChange';
import { keepViews, type SavedView, SCOPES, storedViews } from './savedViews';
import { MAX_VIEW_NAME, rolesQuery, sendView, SHARE, VIEWS } from './views.api';

interface SaveViewProps {
  /** The path of the list. */
  list: string;
  /** The query to save. */
  now: string;
  views: readonly SavedView[];
}

const MINE = 'mine';

/** Saves the current state of a list as a view; with the permission also for a role or everybody. */
export function SaveView({ list, now, views }: SaveViewProps) {
  const { t } = useTranslation('views');
  const change = useChange(VIEWS);
  const isStored = useHas('GET', VIEWS);
  const mayShare = useCan(SHARE) && isStored;
  const [name, setName] = useState('');
  const [readers, setReaders] = useState(MINE);
  const [isSaving, setSaving] = useState(false);
  const text = name.trim();

  async function save() {
    if (text === '' || isSaving) return;
    setSaving(true);
    if (await change(send, '')) setName('');
    setSaving(false);
  }

  /** A view of the same name and for the same readers is replaced. */
  async function send() {
    const [scope = '', roleId] = readers.split(' ');
    const before = views.find(
      (view) => view.isOwn !== false && view.name === text && readersOf(view) === readers && view.id !== undefined,
    );
    const body = {
      id: before?.id,
      list,
      name: text,
      search: now,
      scope: SCOPES.find((one) => one === scope) ?? MINE,
      roleId,
      updateTime: before?.updateTime,
    };
    await unlessMissing(sendView(body), () => {
      const others = storedViews(list).filter((view) => view.id !== undefined || view.name !== text);
      keepViews(list, [...others, { name: text, search: now }]);
    });
  }
  return (
    <>
      {mayShare && <Readers value={readers} onChange={setReaders} />}
      <Space.Compact block>
        <Input
          value={name}
          maxLength={MAX_VIEW_NAME}
          placeholder={t('name')}
          aria-label={t('name')}
          onChange={(event) => setName(event.target.value)}
          onPressEnter={(event) => !event.nativeEvent.isComposing && void save()}
        />
        <Button type="primary" disabled={text === ''} loading={isSaving} onClick={() => void save()}>
          {t('save')}
        </Button>
      </Space.Compact>
    </>
  );
}

const readersOf = ({ scope = MINE, roleId }: SavedView) => (scope === 'role' ? `role ${roleId}` : scope);

/** The choice who sees a view: `mine`, `all`, or `role` with an id. */
function Readers({ value, onChange }: { value: string; onChange: (readers: string) => void }) {
  const { t } = useTranslation('views');
  const { data: roles = [] } = useQuery(rolesQuery);
  return (
    <Select
      aria-label={t('readers')}
      value={value}
      onChange={onChange}
      options={[
        { value: MINE, label: t('forMe') },
        { value: 'all', label: t('forAll') },
        ...roles.map(({ roleId, roleName }) => ({ value: `role ${roleId}`, label: t('forRole', { name: roleName }) })),
      ]}
    />
  );
}
