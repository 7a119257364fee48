import { PaperClipOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/settings/useFormats';
import { DictTag } from '@/shared/dict/DictTag';
import { FilePreview, type StoredFile } from '@/shared/files/FilePreview';
import { sizeText } from '@/shared/files/upload/fileRules';
import { Block } from './Block';
import type { Resume } from './resume.resource';
import styles from './resume.module.css';

/** Skills, certificates, contest results and uploaded files of a candidate. */
export function ResumeSkills({ resume }: { resume: Resume }) {
  const { t } = useTranslation('resume');
  const { time } = useFormats();
  const [shown, setShown] = useState<StoredFile & { picture?: boolean }>();
  const { skills, certificates, contestResults, attachments } = resume;
  return (
    <>
      <Block title={t('block.skills')} items={skills?.length ? [skills] : []}>
        {(all) => (
          <ul className={styles.skills}>
            {all.map(({ skillName, level }) => (
              <li key={skillName}>
                {skillName} {level && <DictTag dictType="biz_skill_level" value={level} />}
              </li>
            ))}
          </ul>
        )}
      </Block>
      <Block title={t('block.certificates')} items={certificates}>
        {({ certificateName, certificateNo, level, issueDate, imgUrl }) => (
          <div className={styles.line}>
            <strong>{certificateName}</strong>
            <span>{certificateNo}</span>
            {level && <DictTag dictType="biz_skill_level" value={level} />}
            {imgUrl && (
              <Button
                type="link"
                size="small"
                data-no-print
                onClick={() => setShown({ name: certificateName ?? '', url: imgUrl, picture: true })}
              >
                {t('picture')}
              </Button>
            )}
            <time>{issueDate && time(issueDate)}</time>
          </div>
        )}
      </Block>
      <Contests results={contestResults} />
      <Block title={t('block.attachments')} items={attachments}>
        {({ name, url, size }) => (
          <Button
            type="link"
            icon={<PaperClipOutlined aria-hidden="true" />}
            className={styles.file}
            onClick={() => setShown({ name, url })}
          >
            <bdi>{name}</bdi> {size ? <small>{sizeText(size)}</small> : null}
          </Button>
        )}
      </Block>
      {shown && <FilePreview file={shown} picture={shown.picture ?? false} onClose={() => setShown(undefined)} />}
    </>
  );
}

function Contests({ results }: { results: Resume['contestResults'] }) {
  const { t } = useTranslation('resume');
  return (
    <Block title={t('block.contestResults')} items={results?.length ? [results] : []}>
      {(all) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- focusable to scroll by keyboard
        <div className={styles.wide} tabIndex={0}>
          <table className={styles.results} aria-label={t('block.contestResults')}>
            <thead>
              <tr>
                {(['competition', 'speed', 'accuracy', 'rank', 'award'] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(`contest.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map(({ competitionName, speed, accuracy, rank, awardName }) => (
                <tr key={competitionName}>
                  <td>{competitionName}</td>
                  <td>{speed ?? '-'}</td>
                  <td>{accuracy ? `${accuracy}%` : '-'}</td>
                  <td>{rank ?? '-'}</td>
                  <td>{awardName || '-'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Block>
  );
}
