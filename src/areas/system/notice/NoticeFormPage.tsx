import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useBackTo } from '@/shared/menu/useBackTo';
import { usePlace } from '@/shared/menu/place';
import { EditPage } from '@/shared/form/EditPage';
import { storedIn } from '@/shared/form/stored';
import { FieldGrid } from '@/shared/form/FieldGrid';
import { RecordOf } from '@/shared/record/RecordOf';
import { FilesField } from '@/shared/files/upload/FilesField';
import { ImageField } from '@/shared/files/upload/ImageField';
import { RichText } from '@/shared/form/fields/rich/RichText';
import { LONGEST_NOTICE, type Notice, notices, SCRIPT_SIGNS } from './notice.resource';

const { Entry, Field, Text } = itemsOf(notices);

/**
 * The form of a notice. `noticeAdd` opens the form for a new notice, `noticeEdit?id=` for an existing notice. The list
 * offers no editing of published notices.
 */
export default function NoticeFormPage() {
  const { mode } = usePlace();
  if (mode === 'add') return <NoticeEditor notice={undefined} />;
  return (
    <RecordOf api={notices} list="noticeList">
      {(notice) => <NoticeEditor key={notice.noticeId} notice={notice} />}
    </RecordOf>
  );
}

function NoticeEditor({ notice }: { notice: Notice | undefined }) {
  const { t } = useTranslation('system');
  const back = useBackTo('noticeList');
  return (
    <EditPage
      path={notices.path}
      title={notice ? t('notice.editTitle', { name: notice.noticeTitle }) : t('notice.addTitle')}
      start={
        notice
          ? storedIn(notices, notice)
          : { noticeId: 0, noticeType: '1', scope: '0', status: '0', isTop: 'N', attachments: [] }
      }
      save={notices.save}
      onClose={back}
      draft={{ record: notice?.noticeId ?? 'new', row: notice }}
    >
      <NoticeFacts />
      <Field
        name="noticeContent"
        rules={[{ required: true }, { max: LONGEST_NOTICE, message: t('notice.tooLong', { max: LONGEST_NOTICE }) }]}
      >
        <RichText max={LONGEST_NOTICE} />
      </Field>
      <FieldGrid>
        <Field name="cover">
          <ImageField />
        </Field>
        <Field name="attachments">
          <FilesField most={5} />
        </Field>
      </FieldGrid>
      <Text name="remark" lines={2} />
    </EditPage>
  );
}

/** The fields of a notice other than its text. */
function NoticeFacts() {
  const { t } = useTranslation('system');
  return (
    <>
      <Field
        name="noticeTitle"
        rules={[
          { required: true, whitespace: true },
          ruleOf((title?: string) => SCRIPT_SIGNS.test(title ?? '') && t('notice.noScript')),
        ]}
      >
        <Input maxLength={50} showCount autoComplete="off" />
      </Field>
      <FieldGrid least={190}>
        <Entry name="noticeType" as="radio" required />
        <Entry name="scope" required />
        <Entry name="status" as="radio" required />
        <Entry name="isTop" as="radio" />
      </FieldGrid>
    </>
  );
}
