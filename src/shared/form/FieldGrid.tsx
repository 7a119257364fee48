import type { ReactNode } from 'react';

interface FieldGridProps {
  /** How narrow a field may become, in pixels. */
  least?: number;
  children: ReactNode;
}

/** Short fields of a form beside each other, as many in a row as there is room for. */
export function FieldGrid({ least = 240, children }: FieldGridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns, gap: '0 24px' }}>{children}</div>;
}
