import { useState } from 'react';
import type { Filters } from '../column';

/**
 * The input of the filters that is not applied yet. After the user's own search, text typed since then is kept; after
 * Back or a link the fields show the address.
 */
export function useTyped(filters: Filters) {
  const now = JSON.stringify(filters);
  const [seen, setSeen] = useState(now);
  const [sent, setSent] = useState('');
  const [typed, setTyped] = useState<Filters>({});
  if (seen !== now) {
    setSeen(now);
    const own = sent === now;
    setTyped(
      own ? Object.fromEntries(Object.entries(typed).filter(([name, text]) => text !== (filters[name] ?? ''))) : {},
    );
  }
  return {
    typed,
    valueOf: (name: string) => typed[name] ?? filters[name] ?? '',
    type: (values: Filters) => setTyped((before) => ({ ...before, ...values })),
    /** Must be called with the filters that are applied. */
    onApply: (applied: Filters) => setSent(JSON.stringify(applied)),
    forget: () => setTyped({}),
  };
}
