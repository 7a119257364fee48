export { default as dict } from '@/shared/dict/locales/en-US.json';
export { default as home } from '@/shared/home/locales/en-US.json';
export { default as review } from '@/shared/review/locales/en-US.json';
export { default as app } from '@/app/locales/en-US.json';
export { default as tools } from '../tools/locales/en-US.json';
