import type { ReactNode } from 'react';

interface FieldGridProps {
  /** The min width of a field, in pixels. */
  least?: number;
  children: ReactNode;
}

/** Places short fields side by side, as many per row as fit, three at most. */
export function FieldGrid({ least = 240, children }: FieldGridProps) {
  const gridTemplateColumns = `repeat(auto-fit, minmax(min(100%, max(${least}px, 30%)), 1fr))`;
  return <div style={{ display: 'grid', gridTemplateColumns, gap: '0 24px' }}>{children}</div>;
}
