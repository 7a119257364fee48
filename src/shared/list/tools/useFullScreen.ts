import { useEffect, useState } from 'react';

/** Whether the list covers the window, and a switch for it; the browser's own full screen begins and ends with it. */
export function useFullScreen(): [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // The whole document, not the list: menus and dialogs are outside of it and would not be seen.
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return [full, toggle];
}
