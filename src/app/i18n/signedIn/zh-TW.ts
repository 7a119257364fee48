export { default as dict } from '@/shared/dict/locales/zh-TW.json';
export { default as home } from '@/shared/home/locales/zh-TW.json';
export { default as review } from '@/shared/review/locales/zh-TW.json';
export { default as app } from '@/app/locales/zh-TW.json';
export { default as tools } from '../tools/locales/zh-TW.json';
