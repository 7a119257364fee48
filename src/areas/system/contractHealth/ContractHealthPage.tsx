import { App, Button, Card } from 'antd';
import { useTranslation } from 'react-i18next';
import { notify } from '@/shared/display/notify';
import { PlainTable } from '@/shared/display/PlainTable';
import { serverTime } from '@/shared/settings/times';
import { useFormats } from '@/shared/settings/useFormats';
import { forgetRepairs, type Repair, useRepairs } from '@/shared/telemetry/repairs';

/** Lists the fields in which the server's answers differed from the contract, how often, and on which screens. */
export default function ContractHealthPage() {
  const { t } = useTranslation(['system', 'shared']);
  const { modal } = App.useApp();
  const { number, time } = useFormats();
  const repairs = useRepairs((state) => state.repairs);
  const when = (at: number) => time(serverTime(at));

  async function clear() {
    if (!(await modal.confirm({ title: t('contractHealth.clearAsk'), okText: t('contractHealth.clear') }))) return;
    forgetRepairs();
    notify.success(t('contractHealth.cleared'));
  }

  return (
    <Card
      extra={
        <Button disabled={repairs.length === 0} onClick={() => void clear()}>
          {t('contractHealth.clear')}
        </Button>
      }
    >
      <p style={{ marginTop: 0 }}>{t('contractHealth.lead')}</p>
      <PlainTable<Repair>
        aria-label={t('contractHealth.link')}
        rowKey={({ path, field }) => `${path} ${field}`}
        locale={{ emptyText: t('contractHealth.none') }}
        dataSource={[...repairs]}
        columns={[
          { dataIndex: 'path', title: t('contractHealth.path'), render: (path: string) => <code>{path}</code> },
          { dataIndex: 'field', title: t('contractHealth.field'), render: (field: string) => <code>{field}</code> },
          { dataIndex: 'count', title: t('contractHealth.count'), align: 'right', render: (n: number) => number(n) },
          { dataIndex: 'last', title: t('contractHealth.last'), render: when },
          { dataIndex: 'first', title: t('contractHealth.first'), render: when },
          {
            dataIndex: 'screens',
            title: t('contractHealth.screens'),
            render: (screens: string[]) => screens.map((screen) => <div key={screen}>{screen}</div>),
          },
        ]}
      />
    </Card>
  );
}
