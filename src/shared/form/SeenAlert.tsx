import { Alert, type AlertProps } from 'antd';
import { useEffect, useRef } from 'react';

/** A message above the fields of a form. It scrolls into view, because the user just clicked a button below. */
export function SeenAlert(alert: AlertProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Alert showIcon style={{ marginBottom: 16 }} {...alert} />
    </div>
  );
}
