import type { ReactNode } from 'react';

interface FieldGridProps {
  /** The min width of a field, in pixels. */
  least?: number;
  children: ReactNode;
}

/** Places short fields side by side, as many per row as fit. */
export function FieldGrid({ least = 240, children }: FieldGridProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns, gap: '0 24px' }}>{children}</div>;
}
