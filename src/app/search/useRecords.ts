import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMenuLink } from '@/shared/menu/links';
import { type FoundRecord, recordQueries } from './records';

/** How long the text must stay the same before the server is asked, in milliseconds. */
const DEBOUNCE = 250;

/** The records that match the text in the palette; `loading` while some list has not answered yet. */
export function useRecords(text: string): { found: FoundRecord[]; loading: boolean } {
  const linkOf = useMenuLink();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text]);
  const answers = useQueries({ queries: recordQueries(asked, (key) => linkOf(key) !== undefined) });
  if (asked !== text) return { found: [], loading: text.trim().length > 1 };
  // A record may be found by several of its fields.
  const found = new Map(answers.flatMap(({ data }) => data ?? []).map((record) => [record.key, record]));
  return { found: [...found.values()], loading: answers.some(({ isFetching }) => isFetching) };
}
