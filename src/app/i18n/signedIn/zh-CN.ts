export { default as dict } from '@/shared/dict/locales/zh-CN.json';
export { default as home } from '@/shared/home/locales/zh-CN.json';
export { default as review } from '@/shared/review/locales/zh-CN.json';
export { default as app } from '@/app/locales/zh-CN.json';
export { default as tools } from '../tools/locales/zh-CN.json';
