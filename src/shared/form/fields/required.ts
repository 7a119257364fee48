import i18next from 'i18next';
import type { Rule } from 'antd/es/form';

/** A value that is chosen and may not be missing: 请选择状态 where antd would say 请输入状态. */
export const chosen: Rule = () => ({ required: true, message: i18next.t('shared:field.chosen') });

/** A file that has to be there: 请上传图片. */
export const uploaded: Rule = () => ({ required: true, message: i18next.t('shared:field.uploaded') });
