import i18next from 'i18next';
import type { Rule } from 'antd/es/form';

/** The rule of a required select, with a message such as 请选择状态; antd's own message would be 请输入状态. */
export const chosen: Rule = () => ({ required: true, message: i18next.t('shared:field.chosen') });

/** The rule of a required file, with a message such as 请上传图片. */
export const uploaded: Rule = () => ({ required: true, message: i18next.t('shared:field.uploaded') });
