import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMenuLink } from '@/shared/menu/links';
import { type FoundRecord, recordQueries } from './records';

/** How long the text must stay unchanged before it is sent to the server, in milliseconds. */
const DEBOUNCE = 250;

/** The records that match the text in the palette; `loading` until all lists have answered. */
export function useRecords(text: string): { found: FoundRecord[]; loading: boolean } {
  const linkOf = useMenuLink();
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE, text);
    return () => clearTimeout(timer);
  }, [text]);
  const answers = useQueries({ queries: recordQueries(asked, (key) => linkOf(key) !== undefined) });
  if (asked !== text) return { found: [], loading: text.trim().length > 1 };
  // A record may be found by several of its fields; it is listed once.
  const found = new Map(answers.flatMap(({ data }) => data ?? []).map((record) => [record.key, record]));
  return { found: [...found.values()], loading: answers.some(({ isFetching }) => isFetching) };
}
