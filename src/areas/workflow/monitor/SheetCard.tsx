import { DownloadOutlined } from '@ant-design/icons';
import { Button, Card, type TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { PlainTable } from '@/shared/display/PlainTable';
import { useSubmit } from '@/shared/display/useSubmit';
import { saveFile, stamped } from '@/shared/list/transfer/saveFile';
import { useFormats } from '@/shared/settings/useFormats';

interface SheetCardProps<Row> {
  title: string;
  /** `cell` returns the text for the page and the downloaded file. `render`, if set, replaces the text on the page. */
  columns: readonly { title: string; cell: (row: Row) => string | number; render?: (row: Row) => ReactNode }[];
  rows: readonly Row[];
  rowKey: NonNullable<TableProps<Row>['rowKey']>;
  /** The text shown if there are no rows. */
  empty: string;
  children?: ReactNode;
}

/** A card with a table that can be downloaded as a spreadsheet. */
export function SheetCard<Row extends object>({ title, columns, rows, rowKey, empty, children }: SheetCardProps<Row>) {
  const { t } = useTranslation(['workflow', 'shared']);
  const { number } = useFormats();
  const { busy, submit } = useSubmit(async () => {
    const cells = rows.map((row) => columns.map(({ cell }) => cell(row)));
    const head = columns.map((column) => column.title);
    await download(title, [head, ...cells]).catch((error: unknown) => notify.error(errorTextNow(error)));
  });
  return (
    <Card
      size="small"
      title={title}
      extra={
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden="true" />}
          aria-label={t('monitor.export', { title })}
          disabled={rows.length === 0}
          loading={busy}
          onClick={() => void submit()}
        >
          {t('shared:action.export')}
        </Button>
      }
    >
      <PlainTable<Row>
        aria-label={title}
        rowKey={rowKey}
        dataSource={[...rows]}
        locale={{ emptyText: empty }}
        columns={columns.map((column) => {
          const isNumeric = rows.some((row) => typeof column.cell(row) === 'number');
          return {
            key: column.title,
            title: column.title,
            ...(isNumeric && { align: 'right' as const }),
            render: (_: unknown, row: Row) => {
              const value = column.cell(row);
              return column.render ? column.render(row) : typeof value === 'number' ? number(value) : value;
            },
          };
        })}
      />
      {children}
    </Card>
  );
}

async function download(title: string, rows: (string | number)[][]): Promise<void> {
  const { toFile } = await import('@/shared/list/transfer/sheet/sheet');
  saveFile(await toFile('xlsx', rows), stamped(title, 'xlsx'));
}
