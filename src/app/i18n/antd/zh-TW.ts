export { default as locale } from 'antd/locale/zh_TW';
export { default as dayjsLocale } from 'dayjs/locale/zh-tw';
