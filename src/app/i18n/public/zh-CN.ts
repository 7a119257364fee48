export { default as account } from '@/areas/account/locales/zh-CN.json';
export { default as shared } from '@/shared/locales/zh-CN.json';
