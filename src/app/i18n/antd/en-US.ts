export { default as locale } from 'antd/locale/en_US';
export { default as dayjsLocale } from 'dayjs/locale/en';
