export { default as help } from '@/app/help/locales/pt-BR.json';
export { default as search } from '../search/locales/pt-BR.json';

const areas = import.meta.glob<object>('../../../areas/*/help/pt-BR.json', { eager: true, import: 'default' });

/** The purpose of each screen, by its key in `screens.ts`. */
export const screens: object = Object.assign({}, ...Object.values(areas));
