import { MailOutlined, PhoneOutlined, UserOutlined } from '@ant-design/icons';
import { Avatar } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import type { DictName } from '@/shared/vocabulary/dictName';
import { useDict } from '@/shared/dict/useDict';
import { shownHere } from '@/shared/files/shownHere';
import { SecretText } from '@/shared/record/secrets';
import { Block, Entry } from './Block';
import type { Resume } from './resume.resource';
import { ResumeSkills } from './ResumeSkills';
import styles from './resume.module.css';

/** The resume as a printable sheet: person, job wishes, experience, skills. */
export function ResumeSheet({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const education = useWord('biz_education');
  const { works, projects, educations, trainings, selfEvaluation } = resume;
  return (
    <article className={styles.sheet} data-sheet>
      <Head resume={resume} />
      <Intentions resume={resume} />
      <Block title={t('block.selfEvaluation')} items={selfEvaluation ? [selfEvaluation] : []}>
        {(text) => <p className={styles.text}>{text}</p>}
      </Block>
      <Block title={t('block.works')} items={works}>
        {(work) => (
          <Entry
            {...work}
            title={work.companyName}
            details={[work.positionName, work.industryName, work.salary && t('salary', { salary: work.salary })]}
          />
        )}
      </Block>
      <Block title={t('block.projects')} items={projects}>
        {(project) => <Entry {...project} title={project.projectName} details={[project.role]} />}
      </Block>
      <Block title={t('block.educations')} items={educations}>
        {(school) => (
          <Entry {...school} title={school.schoolName} details={[school.specialtyName, education(school.education)]} />
        )}
      </Block>
      <Block title={t('block.trainings')} items={trainings}>
        {(training) => <Entry {...training} title={training.courseName} details={[training.orgName]} />}
      </Block>
      <ResumeSkills resume={resume} />
    </article>
  );
}

function Head({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const { time } = useFormats();
  const sex = useWord('sys_user_sex');
  const education = useWord('biz_education');
  const years = useWord('biz_work_years');
  const { age, birthday, regionName, schoolName, specialtyName } = resume;
  const facts = [
    sex(resume.sex),
    age && t('years', { count: age }),
    birthday && t('born', { day: time(birthday) }),
    education(resume.education),
    years(resume.workYears),
    regionName && t('livesIn', { place: regionName }),
  ];
  return (
    <header className={styles.head}>
      <div>
        <h2>
          <bdi>{resume.realName}</bdi>
        </h2>
        <p>{facts.filter(Boolean).join(' · ')}</p>
        <p>{[schoolName, specialtyName].filter(Boolean).join(' · ')}</p>
        <p className={styles.contact}>
          <span>
            <PhoneOutlined aria-label={t('field.phone')} />{' '}
            {resume.phone ? (
              <SecretText secret="phone" field="phone" label={t('field.phone')} text={resume.phone} />
            ) : (
              '-'
            )}
          </span>
          <span>
            <MailOutlined aria-label={t('field.email')} />{' '}
            {resume.email ? (
              <SecretText secret="email" field="email" label={t('field.email')} text={resume.email} />
            ) : (
              '-'
            )}
          </span>
        </p>
      </div>
      <Avatar
        shape="square"
        size={104}
        src={shownHere(resume.avatar)}
        icon={<UserOutlined />}
        alt={t('photoOf', { name: resume.realName })}
      />
    </header>
  );
}

function Intentions({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const status = useWord('biz_job_status');
  const nature = useWord('biz_job_nature');
  const wishes = [
    [t('field.expectOccupations'), resume.expectOccupations?.join(t('and'))],
    [t('field.expectCities'), resume.expectCities?.join(t('and'))],
    [t('field.expectSalaryText'), resume.expectSalaryText],
    [t('field.expectJobNature'), nature(resume.expectJobNature)],
    [t('field.jobStatus'), status(resume.jobStatus)],
  ] as const;
  return (
    <Block title={t('block.intentions')} items={[wishes]}>
      {(all) => (
        <dl className={styles.wishes}>
          {all.map(([name, wish]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{wish || '-'}</dd>
            </div>
          ))}
        </dl>
      )}
    </Block>
  );
}

/** Returns a function that maps a dictionary value to its label, as plain text for printing. */
function useWord(dictType: DictName) {
  const entries = useDict(dictType);
  return (value: string | null | undefined) => entries.find((entry) => entry.value === value)?.label ?? value;
}
