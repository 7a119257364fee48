import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { controlProps, type FieldProps } from '@/shared/display/fieldProps';
import { type Award, LIMITS, competitions } from './competition.resource';
import styles from './competition.module.css';
import { useContestRule } from './useContestRule';
import type { CompetitionForm } from './competition.form';

const { Field } = itemsOf<CompetitionForm>(competitions);

/** The form item for a contest's awards. */
export function AwardsItem() {
  const { t } = useTranslation('contest');
  const rule = useContestRule('awards');
  return (
    <fieldset>
      <legend>{t('competition.section.awards')}</legend>
      <Field name="awards" extra={t('competition.awardsHint')} rules={[rule]}>
        <AwardsField />
      </Field>
    </fieldset>
  );
}

/**
 * One row for each award, with name, rank range and prize. The range of a new row begins after the last rank of the
 * previous row.
 */
function AwardsField({ value, onChange, ...field }: FieldProps<Partial<Award>[]>) {
  const { t } = useTranslation('contest');
  const awards = value ?? [];
  const patch = (target: number, change: Partial<Record<keyof Award, unknown>>) =>
    onChange?.(awards.map((award, index) => (index === target ? { ...award, ...change } : award)) as Partial<Award>[]);
  const next = (awards.at(-1)?.rankTo ?? 0) + 1;
  return (
    <div>
      {awards.map((award, index) => {
        const no = index + 1;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- awards have no id; their inputs hold no state
          <div key={index} className={styles.award}>
            <Input
              {...(index === 0 ? controlProps(field) : {})}
              aria-label={t('competition.awardNameOf', { no })}
              placeholder={t('competition.awardName')}
              maxLength={30}
              value={award.awardName ?? ''}
              onChange={({ target }) => patch(index, { awardName: target.value })}
            />
            <InputNumber
              aria-label={t('competition.rankFromOf', { no })}
              min={1}
              precision={0}
              value={award.rankFrom ?? null}
              onChange={(rankFrom) => patch(index, { rankFrom: rankFrom ?? undefined })}
            />
            <InputNumber
              aria-label={t('competition.rankToOf', { no })}
              min={1}
              precision={0}
              value={award.rankTo ?? null}
              onChange={(rankTo) => patch(index, { rankTo: rankTo ?? undefined })}
            />
            <Input
              aria-label={t('competition.prizeOf', { no })}
              placeholder={t('competition.prize')}
              maxLength={100}
              value={award.prize ?? ''}
              onChange={({ target }) => patch(index, { prize: target.value })}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('competition.removeAward', { no })}
              onClick={() => onChange?.(awards.filter((_, other) => other !== index))}
            />
          </div>
        );
      })}
      <Button
        {...(awards.length === 0 ? controlProps(field) : {})}
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        {...(awards.length >= LIMITS.awards && { disabled: true })}
        onClick={() => onChange?.([...awards, { rankFrom: next, rankTo: next }])}
      >
        {t('competition.addAward')}
      </Button>
    </div>
  );
}
