export { default as account } from '@/areas/account/locales/pt-BR.json';
export { default as shared } from '@/shared/locales/pt-BR.json';
