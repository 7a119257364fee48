export { default as locale } from 'antd/locale/pt_BR';
export { default as dayjsLocale } from 'dayjs/locale/pt-br';
