import { Table } from 'antd';
import { useEffect, useState } from 'react';
import { asked } from './asked';

const COLUMNS = Array.from({ length: 8 }, (_, index) => ({ dataIndex: `field${index}`, title: `列 ${index}` }));
const rowsOf = (first: string) =>
  Array.from({ length: 10 }, (_, row) => ({
    key: row,
    ...Object.fromEntries(COLUMNS.map(({ dataIndex }, index) => [dataIndex, `${first} ${row}.${index}`])),
  }));

/** A list of ten rows and eight columns, requested on mount. */
export default function List({ first }: { first: string }) {
  const [rows, setRows] = useState<ReturnType<typeof rowsOf>>([]);
  useEffect(() => void asked().then(() => setRows(rowsOf(first))), [first]);
  return <Table columns={COLUMNS} dataSource={rows} pagination={false} />;
}
