export { default as account } from '@/areas/account/locales/zh-TW.json';
export { default as shared } from '@/shared/locales/zh-TW.json';
