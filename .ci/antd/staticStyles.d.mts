import type { Plugin } from 'vite';

export function staticAntdStyles(): Plugin;
