import { Alert } from 'antd';

/** The consequences of an action and which of them cannot be undone, one sentence per line, shown in its dialog. */
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
