import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keysOf } from '@/shared/api/queryKeys';
import { Can } from '@/shared/auth/Can';
import { ActionButtons } from '@/shared/list/actions/ActionButtons';
import { useLinkAction } from '@/shared/list/actions/useLinkAction';
import { BackToList } from '@/shared/menu/BackToList';
import { RecordOf } from '@/shared/record/RecordOf';
import { DictTag } from '@/shared/dict/DictTag';
import { RichView } from '@/shared/form/fields/rich/RichView';
import { Facts } from '@/shared/record/Facts';
import { groupOf } from '@/shared/record/factsOf';
import { Section } from '@/shared/record/Section';
import { PrintButton } from '@/shared/display/PrintButton';
import { AnswerKey } from './AnswerKey';
import type { Question } from './questions';
import { CERTIFICATES, nameOfBase, passRateOf, type SkillTest, skillTests } from './skillTest.resource';
import styles from './skillTest.module.css';
import { isEditable } from './skillTest.states';
import { TryTest } from './TryTest';
import { useTestActions } from './useTestActions';

/** A test with its questions and answers, and actions to try, edit, publish and stop it. */
export default function SkillTestDetailPage() {
  return (
    <RecordOf api={skillTests} list="skillTest">
      {(test) => <TestSheet test={test} />}
    </RecordOf>
  );
}

function TestSheet({ test }: { test: SkillTest }) {
  const { t } = useTranslation(['contest', 'shared']);
  const movesOf = useTestActions();
  const [trying, setTrying] = useState(false);
  const { id, testName, introduction } = test;
  const questions = test.questions ?? [];
  const edit = useLinkAction()(
    'skillTestEdit',
    { id },
    { label: t('shared:action.edit'), permission: 'contest:skillTest:edit' },
  );
  const paper = { ...test, questions };
  return (
    <Card aria-label={testName} data-sheet>
      <div className={styles.page}>
        <div className={styles.bar} data-no-print>
          <Can permission="contest:skillTest:view">
            <BackToList list="skillTest" />
          </Can>
          <span className={styles.tools}>
            <PrintButton />
            <ActionButtons
              actions={[
                ...(questions.length > 0 ? [{ label: t('skillTest.try'), onClick: () => setTrying(true) }] : []),
                ...movesOf(test),
                ...(isEditable(test.testStatus) ? edit : []),
              ]}
            />
          </span>
        </div>
        <TestFacts test={test} />
        {introduction && (
          <Section title={t('skillTest.introduction')}>
            <RichView html={introduction} />
          </Section>
        )}
        <Section title={t('skillTest.questionsOf', { count: questions.length })}>
          <ol className={styles.paper}>
            {questions.map((question, index) => (
              <QuestionView key={question.id ?? question.sort} question={question} index={index} />
            ))}
          </ol>
        </Section>
      </div>
      {trying && <TryTest paper={paper} onClose={() => setTrying(false)} />}
    </Card>
  );
}

function TestFacts({ test }: { test: SkillTest }) {
  const { t } = useTranslation(['contest', 'shared']);
  const groups = [
    groupOf(t, skillTests, t('skillTest.facts'), [
      'testName',
      'occupationName',
      'skillLevel',
      { name: 'testStatus', label: t('shared:field.status') },
      { name: 'cover', as: 'picture' },
    ]),
    groupOf(t, skillTests, t('skillTest.rules'), [
      'duration',
      'totalScore',
      'passScore',
      { name: 'maxAttempts', show: ({ maxAttempts }) => (maxAttempts === 0 ? t('unlimited') : maxAttempts) },
      'retakeDays',
      'questionOrder',
      'showAnswer',
      'fee',
      { name: 'certificateId', show: ({ certificateId }) => <CertificateName id={certificateId} /> },
    ]),
    groupOf(t, skillTests, t('skillTest.figures'), [
      'testCount',
      { name: 'passRate', show: (one) => passRateOf(one) ?? '-' },
      'questionCount',
    ]),
  ];
  return groups.map((group) => <Facts key={group.title} row={test} columns={3} group={group} />);
}

function CertificateName({ id }: { id: SkillTest['certificateId'] }) {
  const { data } = useQuery({
    queryKey: keysOf(CERTIFICATES.path).call('name', id),
    queryFn: ({ signal }) => nameOfBase(CERTIFICATES, id ?? 0, signal),
    enabled: id !== null && id !== undefined,
  });
  return <bdi>{data ?? '-'}</bdi>;
}

function QuestionView({ question, index }: { question: Question; index: number }) {
  const { t } = useTranslation('contest');
  return (
    <li className={styles.asked}>
      <div className={styles.head}>
        <strong>{t('skillTest.number', { number: index + 1 })}</strong>
        <DictTag dictType="biz_question_type" value={question.questionType} />
        <span>{t('skillTest.worth', { count: Number(question.score) })}</span>
      </div>
      <RichView html={question.stem} />
      {(question.options ?? []).map(({ key, text }) => (
        <div key={key}>
          {key}. <bdi>{text}</bdi>
        </div>
      ))}
      <AnswerKey question={question} />
    </li>
  );
}
