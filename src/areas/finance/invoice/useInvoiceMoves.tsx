import { useFormats } from '@/shared/settings/useFormats';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presetsOf } from '@/shared/actions/presets';
import { ReasonModal } from '@/shared/actions/ReasonModal';
import { nextFirst } from '@/shared/actions/nextFirst';
import type { RowAction } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { type Invoice, invoiceName, invoices } from './invoice.api';
import { InvoiceFacts } from './InvoiceFacts';
import { invoiceMoves, type InvoiceMove, mayMove } from './invoice.states';
import { IssueModal } from './IssueModal';
import { SendModal } from './SendModal';

const NAMES = Object.keys(invoiceMoves) as InvoiceMove[];

/** Row actions of an application and the dialog they open, for the list and the drawer. */
export function useInvoiceMoves(): { of: (row: Invoice) => RowAction[]; dialog: ReactNode } {
  const { t } = useTranslation(['finance', 'shared']);
  const { money } = useFormats();
  const ask = useAskedChange(invoices.path);
  const [asked, setAsked] = useState<{ move: InvoiceMove; row: Invoice }>();
  const close = () => setAsked(undefined);

  function start(move: InvoiceMove, row: Invoice) {
    if (move !== 'pass') return setAsked({ move, row });
    ask({
      title: t('invoice.move.pass'),
      content: t('invoice.passAsk', { name: row.invoiceTitle, amount: money(row.amount) }),
      run: () => invoices.act('audit', { ids: [row.id], invoiceStatus: invoiceMoves.pass.to }),
    });
  }

  const title = asked && `${t(`invoice.move.${asked.move}`)} · ${invoiceName(asked.row)}`;
  return {
    of: (row) =>
      nextFirst(
        NAMES.map((move) => ({
          label: t(`invoice.move.${move}`),
          permission: invoiceMoves[move].permission,
          danger: move === 'reject' || move === 'red',
          off: !mayMove(move, row) && t('shared:crud.off.now'),
          onClick: () => start(move, row),
        })),
      ),
    dialog: asked && title && (
      <>
        {asked.move === 'issue' && <IssueModal row={asked.row} title={title} onClose={close} />}
        {asked.move === 'send' && <SendModal row={asked.row} title={title} onClose={close} />}
        {asked.move === 'reject' && (
          <ReasonModal
            path={invoices.path}
            title={title}
            label={t('rejectReason')}
            okText={t('invoice.move.reject')}
            kind="invoice.reject"
            presets={presetsOf(t, 'presets.invoice')}
            run={(rejectReason) =>
              invoices.act('audit', { ids: [asked.row.id], invoiceStatus: invoiceMoves.reject.to, rejectReason })
            }
            onClose={close}
          />
        )}
        {asked.move === 'red' && (
          <ReasonModal
            path={invoices.path}
            title={title}
            label={t('invoice.redReason')}
            kind="invoice.red"
            presets={presetsOf(t, 'presets.red')}
            okText={`${t('invoice.move.red')} ¥${money(asked.row.amount)}`}
            run={(reason) => invoices.act('red', { id: asked.row.id, reason })}
            onClose={close}
          >
            <InvoiceFacts row={asked.row} follows={t('invoice.redThen')} />
          </ReasonModal>
        )}
      </>
    ),
  };
}
