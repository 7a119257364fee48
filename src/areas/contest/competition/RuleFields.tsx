import { Form, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { DictRadio, DictSelect } from '@/shared/dict/DictSelect';
import { YesNoItem } from '@/shared/fields/CommonItems';
import { ArticleItems } from './ArticleItems';
import { LIMITS } from './competition.api';
import { useContestRule } from './useContestRule';

/** How a contest is typed and ranked. */
export function RuleFields() {
  const { t } = useTranslation('contest');
  const durationRule = useContestRule('duration');
  const { min, max } = LIMITS.minutes;
  return (
    <fieldset>
      <legend>{t('competition.section.rules')}</legend>
      <FieldGrid>
        <Form.Item name="language" label={t('competition.language')} rules={[{ required: true }]}>
          <DictSelect dictType="biz_contest_lang" allowClear={false} />
        </Form.Item>
        <Form.Item name="groupTypes" label={t('competition.groupTypes')} rules={[{ required: true }]}>
          <DictSelect dictType="biz_contest_group" mode="multiple" />
        </Form.Item>
      </FieldGrid>
      <ArticleItems />
      <FieldGrid>
        <Form.Item
          name="duration"
          label={t('competition.duration')}
          dependencies={['startTime', 'endTime']}
          rules={[{ required: true }, durationRule]}
        >
          <InputNumber min={min} max={max} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item
          name="maxAttempts"
          label={t('competition.maxAttempts')}
          extra={t('competition.noLimit')}
          rules={[{ required: true }]}
        >
          <InputNumber min={0} max={99} precision={0} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="minAccuracy" label={t('competition.minAccuracy')} extra={t('competition.minAccuracyHint')}>
          <InputNumber min={0} max={100} precision={2} style={{ width: '100%' }} />
        </Form.Item>
        <Form.Item name="scoreRule" label={t('competition.scoreRule')} rules={[{ required: true }]}>
          <DictRadio dictType="biz_score_rule" />
        </Form.Item>
        <YesNoItem name="allowBackspace" label={t('competition.allowBackspace')} />
        <YesNoItem name="forbidPaste" label={t('competition.forbidPaste')} />
      </FieldGrid>
    </fieldset>
  );
}
