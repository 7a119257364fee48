import { useEffect } from 'react';
import { mediaQueryHook } from '@/shared/display/measure/mediaQueryHook';
import { readable } from '@/shared/lib/readable';
import { useSettings } from '@/shared/settings/settings';
import { usePrinting } from '@/shared/settings/usePrinting';

const useSystemIsDark = mediaQueryHook('(prefers-color-scheme: dark)');

/** True if the theme is dark, by the user's or the system's setting; false while printing, because paper is white. */
export function useIsDark(): boolean {
  const theme = useSettings((settings) => settings.theme);
  const systemIsDark = useSystemIsDark();
  const isPrinting = usePrinting();
  if (isPrinting) return false;
  return theme === 'dark' || (theme === 'system' && systemIsDark);
}

/** Applies the theme to the plain CSS, and sets the root font size of the specification (width / 6.46875). */
export function useDocumentTheme(): void {
  const isDark = useIsDark();
  const { primaryColor, colorWeak } = useSettings();
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.theme = isDark ? 'dark' : 'light';
    dataset.colorWeak = String(colorWeak);
    // In the dark theme, the plain CSS sets its own lighter primary color, which has enough contrast.
    if (isDark) style.removeProperty('--primary');
    else style.setProperty('--primary', readable(primaryColor));
  }, [isDark, primaryColor, colorWeak]);
  useEffect(() => {
    const resize = () => {
      document.documentElement.style.fontSize = `${window.innerWidth / 6.46875}px`;
    };
    resize();
    window.addEventListener('resize', resize);
    return () => window.removeEventListener('resize', resize);
  }, []);
}
