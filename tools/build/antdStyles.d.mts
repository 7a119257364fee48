import type { Plugin } from 'vite';

export function antdStyles(root: string): Plugin;
export function usedComponents(root: string): string[];
export function stylesOf(includes: readonly string[]): string;
