import { useEffect, useState } from 'react';
import { tabStorage } from '@/shared/storage/tabStorage';

const KEY = 'sms-until';
/** Delay before another SMS code can be requested, in milliseconds (docs/specification#9). */
const WAIT = 60_000;

/** The seconds until another code can be requested, 0 when it can; the timer survives a reload of this tab. */
export function useResendTimer(): [seconds: number, start: () => void] {
  const [until, setUntil] = useState(storedUntil);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.ceil((Math.min(until, now + WAIT) - now) / 1000);

  useEffect(() => {
    if (left <= 0) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [left]);

  return [
    Math.max(0, left),
    () => {
      const end = Date.now() + WAIT;
      setNow(Date.now());
      setUntil(end);
      // Without storage the timer ends with the page; the server enforces its own.
      tabStorage.set(KEY, end);
    },
  ];
}

const storedUntil = () => Number(tabStorage.get(KEY)) || 0;
