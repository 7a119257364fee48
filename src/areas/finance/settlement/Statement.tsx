import { useQuery } from '@tanstack/react-query';
import { Modal, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { useModal } from '@/shared/display/useDialogs';
import { groupOf } from '@/shared/record/factsOf';
import { useFormats } from '@/shared/settings/useFormats';
import { usePrinting } from '@/shared/settings/usePrinting';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { PlainTable } from '@/shared/display/PlainTable';
import { listAddress } from '@/shared/list/listAddress';
import { recordQuery } from '@/shared/record/recordQuery';
import { RecordLoading } from '@/shared/resource/gone/RecordFailure';
import { namedRecord } from '@/shared/resource/resource';
import { addMoney } from '@/shared/lib/money';
import { wordOf } from '@/shared/lib/wordOf';
import { AuditTimeline } from '@/shared/review/AuditTimeline';
import { Notes } from '@/shared/record/notes/Notes';
import { Evidence } from '@/shared/review/Evidence';
import { Facts } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';
import { Section } from '@/shared/record/Section';
import { ExportButton } from '@/shared/list/transfer/ExportButton';
import { PrintButton } from '@/shared/display/PrintButton';
import styles from '../parts/finance.module.css';
import { Amounts } from './Amounts';
import { type Settlement, type SettlementItem, settlements } from './settlement.resource';
import { useSettlementActions } from './useSettlementActions';

const whole = listAddress({ filters: {}, sortable: [], paged: false });

interface StatementProps {
  row: Settlement;
  onClose: () => void;
}

/** The statement of a settlement with its orders, to view, export and print. */
export function Statement({ row, onClose }: StatementProps) {
  const { t } = useTranslation('finance');
  const actionsOf = useSettlementActions();
  const modal = useModal(onClose);
  const record = useQuery(recordQuery(settlements, row.id));
  return (
    <Modal
      {...modal}
      title={`${t('settlement.statement')} · ${row.settleNo}`}
      width={960}
      footer={
        record.data && (
          <div className={styles.buttons}>
            <ActionButtons actions={actionsOf(record.data)} />
            <Lines settlement={record.data} />
            <PrintButton />
          </div>
        )
      }
    >
      <RecordLoading record={namedRecord(settlements, row)} query={record} paragraph={{ rows: 10 }} />
      {record.data && (
        <Secrets api={settlements} id={row.id} permission="finance:settlement:get">
          <Sheet settlement={record.data} />
          <Notes kind={settlements.permission} id={row.id} />
        </Secrets>
      )}
    </Modal>
  );
}

/** The amounts of a line, in the order of the calculation. */
const SUMS = ['amount', 'refund', 'fee', 'settleAmount'] as const;
type Sum = (typeof SUMS)[number];

function useLineColumns() {
  const { t } = useTranslation('finance');
  const formats = useFormats();
  const money = (dataIndex: Sum, title: string) => ({
    dataIndex,
    title,
    align: 'right' as const,
    render: (_: unknown, line: SettlementItem) => formats.money(line[dataIndex] ?? 0),
  });
  return [
    { dataIndex: 'orderNo' as const, title: t('collection.orderNo') },
    { dataIndex: 'productName' as const, title: t('settlement.productName') },
    money('amount', t('settlement.lineAmount')),
    money('refund', t('settlement.refundAmount')),
    money('fee', t('settlement.feeAmount')),
    money('settleAmount', t('settlement.settleAmount')),
    {
      dataIndex: 'payTime' as const,
      title: t('collection.payTime'),
      render: (_: unknown, { payTime }: SettlementItem) => payTime && formats.minute(payTime),
    },
  ];
}

const kindOf = (field: keyof SettlementItem) =>
  SUMS.some((sum) => sum === field) ? ('money' as const) : field === 'payTime' ? ('time' as const) : ('text' as const);

/** The button that exports the lines of the statement. It fetches nothing, because all lines are already loaded. */
function Lines({ settlement }: { settlement: Settlement }) {
  const columns = useLineColumns().map(({ dataIndex, title }) => ({
    field: dataIndex,
    title,
    kind: kindOf(dataIndex),
  }));
  const records = settlement.items ?? [];
  const api = {
    ...settlements,
    path: `${settlements.path}/items`,
    idOf: ({ orderNo }: SettlementItem) => orderNo,
    list: () => Promise.resolve({ records, total: records.length, current: 1 }),
  };
  return <ExportButton api={api} address={whole} columns={columns} title={settlement.settleNo} />;
}

function Sheet({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation(['finance', 'shared']);
  const { money } = useFormats();
  const columns = useLineColumns();
  const items = settlement.items ?? [];
  const isPrinting = usePrinting();
  const about = groupOf(t, settlements, t('settlement.about'), [
    'settleNo',
    { name: 'settleStatus', label: t('shared:field.status') },
    'targetName',
    {
      name: 'period',
      show: ({ period, periodStart, periodEnd }) => period ?? `${periodStart}~${periodEnd}`,
    },
    'accountName',
    'bankName',
    { name: 'bankAccount', secret: 'bank' },
    'orderCount',
  ]);
  const handled = groupOf(t, settlements, t('handled'), [
    'auditBy',
    'auditTime',
    'payBy',
    'payTime',
    'payFlowNo',
    { name: 'failReason', as: 'lines' },
  ]);
  const sum = (field: Sum) => money(addMoney(items.map((line) => line[field] ?? 0)));
  return (
    <div data-sheet className={styles.sheet}>
      <h2>{t('settlement.statement')}</h2>
      <Facts row={settlement} group={about} />
      <Section title={t('settlement.amounts')}>
        <Amounts settlement={settlement} />
      </Section>
      <Section title={t('settlement.items')}>
        <PlainTable
          aria-label={t('settlement.items')}
          rowKey="orderNo"
          columns={columns}
          dataSource={items}
          // The printed statement has every line, because its sum has too.
          pagination={items.length > 50 && !isPrinting ? { pageSize: 50, size: 'small' } : false}
          summary={() => (
            <Table.Summary.Row>
              <Table.Summary.Cell index={0} colSpan={2}>
                {t('settlement.sum')}
              </Table.Summary.Cell>
              {SUMS.map((field, index) => (
                <Table.Summary.Cell key={field} index={index + 2} align="right">
                  {sum(field)}
                </Table.Summary.Cell>
              ))}
              <Table.Summary.Cell index={SUMS.length + 2} />
            </Table.Summary.Row>
          )}
        />
      </Section>
      <Facts row={settlement} group={handled} />
      {settlement.auditLogs && (
        <AuditTimeline logs={settlement.auditLogs} actionLabel={(action) => wordOf(t, 'settlement.log', action)} />
      )}
      {settlement.payVoucher && (
        <div data-no-print>
          <Evidence proofs={[{ label: t('settlement.payVoucher'), url: settlement.payVoucher }]} />
        </div>
      )}
    </div>
  );
}
