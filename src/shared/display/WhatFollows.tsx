import { Alert } from 'antd';

/** What a decision brings about, and what of it cannot be undone: one sentence a line, in its dialog. */
export function WhatFollows({ lines }: { lines: readonly (string | false | undefined)[] }) {
  const said = lines.filter((line) => line !== false && line !== undefined);
  return (
    <Alert
      type="info"
      style={{ margin: '16px 0' }}
      title={said.map((line) => (
        <div key={line}>{line}</div>
      ))}
    />
  );
}
