import { useTranslation } from 'react-i18next';
import { ApiError } from '@/shared/api/ApiError';
import { Can } from '@/shared/auth/Can';
import { useDict } from '@/shared/dict/useDict';
import { ImportButton } from '@/shared/list/transfer/ImportButton';
import type { ImportField } from '@/shared/list/transfer/importRows';
import { OPTION_CELLS, questionOfRow } from './questionRows';
import { checkQuestion, type Question } from './questions';
import { skillTests } from './skillTest.resource';

interface ImportQuestionsProps {
  onQuestion: (question: Question) => void;
  /** Returns the number of questions that can still be added to the test. */
  room: () => number;
}

/**
 * Imports questions from a spreadsheet into the editor. Invalid rows are rejected with a reason and can be downloaded
 * for correction.
 */
export function ImportQuestions({ onQuestion, room }: ImportQuestionsProps) {
  const { t } = useTranslation('contest');
  const types = useDict('biz_question_type');
  const field = (name: string, label: string, example: string): ImportField => ({ name, label, example });
  const options = ['5', '6', '7', '8', '', '', '', ''];
  const fields = [
    field('questionType', t('skillTest.questionType'), types[0]?.label ?? '1'),
    field('stem', t('skillTest.stem'), '3 + 4 = ___'),
    ...OPTION_CELLS.map((name, index) =>
      field(name, t('skillTest.option', { key: name.at(-1) ?? '' }), options[index] ?? ''),
    ),
    field('answer', t('skillTest.answer'), 'C'),
    field('score', t('skillTest.score'), '2'),
    field('analysis', t('skillTest.analysis'), ''),
  ];

  const check = (values: Record<string, unknown>) =>
    checkQuestion(questionOfRow(values, types)).map(({ kind }) => t(`skillTest.wrong.${kind}`));
  const send = (values: Record<string, unknown>) => {
    const question = questionOfRow(values, types);
    if (room() <= 0) return Promise.reject(new ApiError('refused', t('skillTest.full')));
    onQuestion({ ...question, score: Number(question.score) });
    return Promise.resolve();
  };
  return (
    <Can permission="contest:skillTest:import">
      <ImportButton
        title={t('skillTest.questions')}
        api={{ path: `${skillTests.path}/questions`, messages: skillTests.messages }}
        fields={fields}
        check={check}
        send={send}
      />
    </Can>
  );
}
