import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND = 1000;

/**
 * Formats a duration in milliseconds as `hh:mm:ss`, rounded up to whole seconds. Hours may exceed 24. For a negative
 * duration, returns 00:00:00.
 */
export function clockOf(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

interface CountdownProps {
  /** The end of the countdown, in epoch milliseconds. */
  target: number;
  /** Called once when the countdown ends, even if the machine was asleep at that time. */
  onEnd: () => void;
}

/**
 * Counts down to a time (docs/specification#9). Every tick reads the clock. Therefore the remaining time is correct
 * even after the machine has slept or the clock was changed.
 */
export function Countdown({ target, onEnd }: CountdownProps) {
  const { t } = useTranslation();
  const [now, setNow] = useState(() => Date.now());
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const left = target - Date.now();
      setNow(Date.now());
      if (left <= 0) {
        document.removeEventListener('visibilitychange', tick);
        end();
      } else timer = setTimeout(tick, left % SECOND || SECOND);
    };
    document.addEventListener('visibilitychange', tick);
    timer = setTimeout(tick, 0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [target]);

  const time = clockOf(target - now);
  return (
    <span role="timer" aria-label={t('countdown.left', { time })} style={{ fontVariantNumeric: 'tabular-nums' }}>
      {time}
    </span>
  );
}
