import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { charsOf, minutesFor } from '../typing/measure';
import { LIMITS, competitions } from './competition.resource';
import { useContestRule } from './useContestRule';
import type { CompetitionForm } from './competition.form';

const { Field, Text } = itemsOf<CompetitionForm>(competitions);

/**
 * The form items for the article of a contest. Below the text are its number of characters and the estimated minutes to
 * type it.
 */
export function ArticleItems() {
  const { t } = useTranslation('contest');
  const rule = useContestRule('articleContent');
  const article = Form.useWatch<string | undefined>('articleContent') ?? '';
  const language = Form.useWatch<string | undefined>('language') ?? '';
  const count = charsOf(article).length;
  return (
    <>
      <Text name="articleTitle" required />
      <Field
        name="articleContent"
        required
        rules={[rule]}
        validateTrigger="onBlur"
        extra={t('competition.articleCount', {
          count,
          max: LIMITS.article.max,
          minutes: count === 0 ? 0 : minutesFor(article, language),
        })}
      >
        <Input.TextArea autoSize={{ minRows: 6, maxRows: 14 }} autoComplete="off" />
      </Field>
    </>
  );
}
