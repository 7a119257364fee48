export { default as dict } from '@/shared/dict/locales/pt-BR.json';
export { default as home } from '@/shared/home/locales/pt-BR.json';
export { default as review } from '@/shared/review/locales/pt-BR.json';
export { default as app } from '@/app/locales/pt-BR.json';
export { default as tools } from '../tools/locales/pt-BR.json';
