import { Alert } from 'antd';

/** Lists the consequences of an action in its dialog, one sentence per line. Include all that cannot be undone. */
export function ConsequenceList({ lines }: { lines: readonly (string | false | undefined)[] }) {
  const shown = lines.filter((line) => line !== false && line !== undefined);
  return (
    <Alert
      type="info"
      style={{ margin: '16px 0' }}
      title={shown.map((line) => (
        <div key={line}>{line}</div>
      ))}
    />
  );
}
