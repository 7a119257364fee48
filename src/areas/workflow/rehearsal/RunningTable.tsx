import { useQueryClient } from '@tanstack/react-query';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '@/shared/display/PlainTable';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { refreshFlows } from '../flow/flow.api';
import { PAST } from './calls.api';
import { moveInstances } from './rehearsal.api';
import type { Rehearsed } from './rehearse';

interface RunningTableProps {
  running: Rehearsed[];
  /** The version to which the selected requests can be moved. Without it, the table is only a preview. */
  moveTo?: string | undefined;
  onMoved?: (() => void) | undefined;
}

/**
 * Lists the running requests. Shows for each whether it can move to the diagram, or why it cannot. Only selected
 * requests move.
 */
export function RunningTable({ running, moveTo, onMoved }: RunningTableProps) {
  const { t } = useTranslation('workflow');
  const ask = useAskedChange(PAST);
  const client = useQueryClient();
  const [chosen, choose] = useState<readonly string[]>([]);
  const move = (procDefId: string) =>
    ask({
      title: t('rehearsal.moveAsk', { total: chosen.length }),
      content: t('rehearsal.moveHint'),
      okText: t('rehearsal.move'),
      focusCancel: true,
      run: async () => {
        await moveInstances({ procDefId, procInstIds: [...chosen] });
        await refreshFlows(client);
        onMoved?.();
      },
      done: t('rehearsal.moved'),
    });
  const nameOf = ({ past }: Rehearsed) => past.title ?? past.procInstId;
  return (
    <>
      <Alert type="info" showIcon title={t('rehearsal.stay')} style={{ marginBottom: 16 }} />
      <PlainTable<Rehearsed>
        aria-label={t('rehearsal.runningTab')}
        rowKey={({ past }) => past.procInstId}
        dataSource={running}
        locale={{ emptyText: t('rehearsal.noneRuns') }}
        {...(moveTo && {
          rowSelection: {
            selectedRowKeys: [...chosen],
            onChange: (keys) => choose(keys.map(String)),
            getCheckboxProps: (row) => ({ disabled: row.obstacle !== undefined, 'aria-label': nameOf(row) }),
          },
        })}
        columns={[
          { key: 'title', title: t('request.name'), render: (_, row) => nameOf(row) },
          {
            key: 'version',
            title: t('definition.version'),
            render: (_, { past }) => past.procDefId.split(':')[1] ?? '-',
          },
          {
            key: 'can',
            title: t('rehearsal.canMove'),
            render: (_, { obstacle }) => t(`rehearsal.obstacle.${obstacle ?? 'none'}`),
          },
        ]}
      />
      {moveTo && (
        <Button type="primary" style={{ marginTop: 16 }} disabled={chosen.length === 0} onClick={() => move(moveTo)}>
          {t('rehearsal.move')}
        </Button>
      )}
    </>
  );
}
