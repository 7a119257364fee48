export { default as account } from '@/areas/account/locales/en-US.json';
export { default as shared } from '@/shared/locales/en-US.json';
