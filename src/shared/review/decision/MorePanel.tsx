import { useTranslation } from 'react-i18next';
import type { Id } from '@/shared/lib/id';
import type { More } from '../review';
import { draftOfMore, MoreFields, startOfMore } from './MoreFields';
import { QuestionPanel } from './QuestionPanel';

interface MorePanelProps {
  name: string;
  /** The draft of the input, kept until the applicant is asked. */
  draft: { path: string; record: Id };
  /** What applicants are often asked for, translated by the area. */
  items: readonly string[];
  failure: string;
  busy: boolean;
  onSubmit: (more: More) => void;
  onClose: () => void;
}

/** Asks what the applicant is to add: preset items, free text, or both, and the last day for the answer. */
export function MorePanel({ name, items, ...panel }: MorePanelProps) {
  const { t } = useTranslation('review');
  return (
    <QuestionPanel<More>
      {...panel}
      title={t('ask.ask', { name })}
      start={(draft) => startOfMore(items, draft)}
      toDraft={draftOfMore}
      focus="input[type=checkbox], textarea"
      okText={t('verdict.ask')}
    >
      <MoreFields items={items} />
    </QuestionPanel>
  );
}
