import { useEffect, useState } from 'react';

/** True while the list covers the window, with a toggle; it follows the browser's own full screen. */
export function useFullScreen(): [full: boolean, toggle: () => void] {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, []);
  // The whole document, not the list: menus and dialogs outside of the list would be invisible.
  const toggle = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return [full, toggle];
}
