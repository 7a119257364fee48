import { useQuery } from '@tanstack/react-query';
import { Modal, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recordQuery } from '@/shared/record/recordQuery';
import { TableFailure } from '@/shared/display/TableFailure';
import { TypingBox } from '../typing/TypingBox';
import { missed, type Target } from './training';
import { type Training, trainings } from './training.resource';

/** The fields of a training that a trial needs. In a draft, any field except the text may be missing. */
export interface Lesson extends Target {
  trainingName?: string | undefined;
  content: string;
  /** The suggested duration, in minutes. */
  duration?: number | null | undefined;
}

/** Lets the user try a training, measured like a contest. Nothing is sent to the server or counted. */
export function TryTraining({ lesson, onClose }: { lesson: Lesson | Training; onClose: () => void }) {
  const { t } = useTranslation('contest');
  const [open, setOpen] = useState(true);
  return (
    <Modal
      open={open}
      width={820}
      title={t('training.tryTitle', { name: lesson.trainingName ?? '' })}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterOpenChange={(shown) => !shown && onClose()}
      destroyOnHidden
    >
      {'id' in lesson ? <Loaded id={lesson.id} /> : <Box lesson={lesson} />}
    </Modal>
  );
}

/** Fetches the training, because the rows of the list have no text. */
function Loaded({ id }: { id: Training['id'] }) {
  const { data, error, isError, refetch } = useQuery(recordQuery(trainings, id));
  if (isError) return <TableFailure error={error} onRetry={() => void refetch()} />;
  return data ? <Box lesson={{ ...data, content: data.content ?? '' }} /> : <Skeleton active />;
}

function Box({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('contest');
  const { content, duration, targetSpeed, targetAccuracy } = lesson;
  return (
    <>
      <p>{t('training.target', { speed: targetSpeed || '-', accuracy: targetAccuracy || '-' })}</p>
      <TypingBox
        takesFocus
        article={content.trim()}
        seconds={(duration ?? 0) * 60}
        verdict={(result) => t(`training.verdict.${missed(result, lesson)}`)}
      />
    </>
  );
}
