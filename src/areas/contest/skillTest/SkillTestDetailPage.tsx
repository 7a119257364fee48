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
  const fact = (name: keyof SkillTest & string) => ({ name, label: t(`skillTest.${name}`) });
  return (
    <>
      <Facts
        row={test}
        columns={3}
        group={{
          title: t('skillTest.facts'),
          facts: [
            fact('testName'),
            fact('occupationName'),
            { ...fact('skillLevel'), dict: 'biz_skill_level' },
            { name: 'testStatus', label: t('shared:field.status'), dict: 'biz_test_status' },
            { ...fact('cover'), as: 'picture' },
          ],
        }}
      />
      <Facts
        row={test}
        columns={3}
        group={{
          title: t('skillTest.rules'),
          facts: [
            fact('duration'),
            fact('totalScore'),
            fact('passScore'),
            {
              ...fact('maxAttempts'),
              show: ({ maxAttempts }) => (maxAttempts === 0 ? t('unlimited') : maxAttempts),
            },
            fact('retakeDays'),
            { ...fact('questionOrder'), dict: 'biz_question_order' },
            { ...fact('showAnswer'), dict: 'sys_yes_no' },
            { ...fact('fee'), as: 'money' },
            { ...fact('certificateId'), show: ({ certificateId }) => <CertificateName id={certificateId} /> },
          ],
        }}
      />
      <Facts
        row={test}
        columns={3}
        group={{
          title: t('skillTest.figures'),
          facts: [
            fact('testCount'),
            { ...fact('passRate'), show: (one) => passRateOf(one) ?? '-' },
            fact('questionCount'),
          ],
        }}
      />
    </>
  );
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
        <span>{t('skillTest.worth', { count: question.score })}</span>
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
