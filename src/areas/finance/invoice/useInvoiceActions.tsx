import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { presetsOf } from '@/shared/list/actions/presets';
import { ReasonModal } from '@/shared/list/actions/ReasonModal';
import { possibleFirst, type RowAction } from '@/shared/list/actions/RowActions';
import { useOpenDialog } from '@/shared/display/useDialogs';
import { useNeeds } from '@/shared/resource/transitions/useNeeds';
import { EditModal } from '@/shared/form/EditModal';
import { moveOf, useAmount, useNow } from '@/shared/form/move/move';
import { RejectModal } from '../parts/RejectModal';
import { type Invoice, invoices } from './invoice.resource';
import { InvoiceFacts } from './InvoiceFacts';
import { isPaper } from './invoice.rules';
import { type InvoiceMove, invoiceMoves, mayMove } from './invoice.states';
import { IssueModal } from './IssueModal';
import { useInvoiceMoney } from './useInvoiceMoney';
import { useDict } from '@/shared/dict/useDict';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { factsOf } from '@/shared/record/factsOf';
import type { EditorProps } from '@/shared/form/useEditor';
import { FactList } from '@/shared/record/Facts';
import { Secrets } from '@/shared/record/secrets';

const NAMES = Object.keys(invoiceMoves) as InvoiceMove[];

/** Row actions of an application, for the list and the drawer. */
export function useInvoiceActions(): (row: Invoice) => RowAction[] {
  const open = useOpenDialog();
  const { t } = useTranslation('finance');
  const needs = useNeeds('biz_invoice_status');

  function whyNot(move: InvoiceMove, row: Invoice) {
    if (mayMove(move, row)) return false;
    return move === 'send' && !isPaper(row) ? t('invoice.paperOnly') : needs(invoiceMoves[move]);
  }

  return (row) =>
    possibleFirst(
      NAMES.map((move) => ({
        label: t(`invoice.move.${move}`),
        permission: invoiceMoves[move].permission,
        danger: move === 'reject' || move === 'red',
        disabledReason: whyNot(move, row),
        onClick: () => open((close) => <InvoiceDialog move={move} row={row} onClose={close} />),
      })),
    );
}

function InvoiceDialog({ move: name, row, onClose }: { move: InvoiceMove; row: Invoice; onClose: () => void }) {
  const { t } = useTranslation('finance');
  const { yuan } = useFormats();
  const money = useInvoiceMoney(row);
  const now = useInvoiceNow();
  const amountIn = useAmount();
  const move = moveOf(invoices, row, name, { may: (record) => mayMove(name, record), now, amount: amountIn('amount') });
  const label = t(`invoice.move.${name}`);
  const dialog = { path: invoices.path, title: `${label} · ${invoices.nameOf(row)}`, move, onClose };
  const amount = yuan(row.amount);
  if (name === 'issue') return <IssueModal {...dialog} row={row} money={money} />;
  if (name === 'send') return <SendModal {...dialog} row={row} />;
  if (name === 'pass')
    return (
      <EditModal
        {...dialog}
        wide
        start={{}}
        okText={label}
        done={t('invoice.done.pass', { amount })}
        blocked={money?.problem !== undefined}
        save={(_, key) => invoices.act('audit', { ids: [row.id], invoiceStatus: invoiceMoves.pass.to }, key)}
      >
        <InvoiceFacts row={row} money={money} follows={t('invoice.passThen')} />
      </EditModal>
    );
  if (name === 'reject')
    return (
      <RejectModal
        {...dialog}
        record="invoice"
        okText={label}
        run={(rejectReason, key) =>
          invoices.act('audit', { ids: [row.id], invoiceStatus: invoiceMoves.reject.to, rejectReason }, key)
        }
      />
    );
  return (
    <ReasonModal
      {...dialog}
      wide
      label={t('invoice.redReason')}
      kind="invoice.red"
      presets={presetsOf(t, 'presets.red')}
      okText={`${label} ${amount}`}
      done={t('invoice.done.red', { amount })}
      run={(reason, key) => invoices.act('red', { id: row.id, reason }, key)}
    >
      <InvoiceFacts row={row} follows={t('invoice.redThen')} />
    </ReasonModal>
  );
}

/** Returns a function that describes the last change of an application. */
function useInvoiceNow(): (row: Invoice) => string {
  const { t } = useTranslation('finance');
  const states = useDict('biz_invoice_status');
  const now = useNow();
  return ({ invoiceStatus, handleBy: who, invoiceTime, invoiceNo: no, rejectReason: reason, expressNo }) => {
    if (invoiceStatus === '1') return now({ who, what: t('invoice.move.pass') });
    if (invoiceStatus === '2') return now({ who, what: t('invoice.now.rejected', { reason }) });
    if (invoiceStatus === '3') return now({ who, when: invoiceTime, what: t('invoice.now.issued', { no }) });
    if (invoiceStatus === '4') return now({ who, what: t('invoice.now.sent', { no: expressNo }) });
    if (invoiceStatus === '5') return now({ who, what: t('invoice.now.red', { reason }) });
    return now({ what: states.find(({ value }) => value === invoiceStatus)?.label ?? invoiceStatus ?? '-' });
  };
}

const { Text } = itemsOf(invoices);

interface SendModalProps extends Pick<EditorProps<Invoice>, 'path' | 'title' | 'move' | 'onClose'> {
  row: Invoice;
}

/** Records the courier and tracking number of a paper invoice. */
function SendModal({ row, ...dialog }: SendModalProps) {
  const { t } = useTranslation('finance');
  return (
    <EditModal<Invoice>
      {...dialog}
      okText={t('invoice.move.send')}
      start={{}}
      save={({ expressCompany, expressNo }, key) =>
        invoices.act('send', { id: row.id, expressCompany, expressNo }, key)
      }
      done={({ expressNo }) => t('invoice.done.send', { no: expressNo })}
    >
      <Secrets api={invoices} id={row.id} permission="finance:invoice:get">
        <div style={{ marginBottom: 16 }}>
          <FactList
            row={row}
            title={dialog.title}
            facts={factsOf(t, invoices, [
              'receiverName',
              { name: 'receiverPhone', secret: 'phone' },
              'receiverAddress',
            ])}
          />
        </div>
      </Secrets>
      <Text name="expressCompany" required />
      <Text name="expressNo" required />
    </EditModal>
  );
}
