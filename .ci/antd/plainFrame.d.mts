import type { Plugin } from 'vite';

export function plainFrame(): Plugin;
