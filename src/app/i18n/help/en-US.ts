export { default as help } from '@/app/help/locales/en-US.json';
export { default as search } from '../search/locales/en-US.json';

const areas = import.meta.glob<object>('../../../areas/*/help/en-US.json', { eager: true, import: 'default' });

/** The purpose of each screen, by its key in `screens.ts`. */
export const screens: object = Object.assign({}, ...Object.values(areas));
