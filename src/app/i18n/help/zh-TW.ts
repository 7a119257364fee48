export { default as help } from '@/app/help/locales/zh-TW.json';
export { default as search } from '../search/locales/zh-TW.json';

const areas = import.meta.glob<object>('../../../areas/*/help/zh-TW.json', { eager: true, import: 'default' });

/** The purpose of each screen, by its key in `screens.ts`. */
export const screens: object = Object.assign({}, ...Object.values(areas));
