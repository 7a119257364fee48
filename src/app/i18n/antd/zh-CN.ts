export { default as locale } from 'antd/locale/zh_CN';
export { default as dayjsLocale } from 'dayjs/locale/zh-cn';
