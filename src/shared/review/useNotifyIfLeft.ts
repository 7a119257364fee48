import { useEffect, useRef } from 'react';
import { notify } from '@/shared/display/notify';

/**
 * Returns a function that shows an error notice if the user has left this part of the screen. Use it for the result of a
 * call that the part itself shows while it is open.
 */
export function useNotifyIfLeft(): (title: string, text: string) => void {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return (title, text) => {
    if (!isOpen.current) notify.alert(title, text);
  };
}
