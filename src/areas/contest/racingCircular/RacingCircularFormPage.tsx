import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { useBackTo } from '@/shared/menu/useBackTo';
import type { Id } from '@/shared/lib/id';
import { usePlace } from '@/shared/menu/place';
import { EditPage } from '@/shared/form/EditPage';
import { storedIn } from '@/shared/form/stored';
import { RecordOf } from '@/shared/record/RecordOf';
import { FilesField } from '@/shared/files/upload/FilesField';
import { ImageField } from '@/shared/files/upload/ImageField';
import { RemoteSelect } from '@/shared/form/fields/RemoteSelect';
import { RichText } from '@/shared/form/fields/rich/RichText';
import type { FileRules } from '@/shared/files/upload/fileRules';
import { type Circular, circulars, isWritten, LONGEST_CIRCULAR } from './circular.resource';
import { competitionName, findCompetitions } from './competitions.api';

const { Entry, Field, Text } = itemsOf(circulars);

/** The attachments that docs/contract#3.4.21 allows. */
const ATTACHMENTS: FileRules = { suffixes: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'zip'], maxBytes: 20 * 1024 * 1024 };

/** The form for an unpublished circular. `racingCircularAdd` creates a circular, `racingCircularEdit?id=` edits it. */
export default function RacingCircularFormPage() {
  const { mode } = usePlace();
  if (mode === 'add') return <CircularEditor circular={undefined} />;
  return (
    <RecordOf api={circulars} list="racingCircular">
      {(circular) => <CircularEditor key={circular.id} circular={circular} />}
    </RecordOf>
  );
}

function CircularEditor({ circular }: { circular: Circular | undefined }) {
  const { t } = useTranslation(['contest', 'shared']);
  const back = useBackTo('racingCircular');
  return (
    <EditPage
      path={circulars.path}
      title={circular ? t('racingCircular.editTitle', { name: circular.title }) : t('racingCircular.addTitle')}
      start={circular ? storedIn(circulars, circular) : { id: 0, circularType: '1', isTop: 'N', attachments: [] }}
      save={circulars.save}
      onClose={back}
      draft={{ record: circular?.id ?? 'new', row: circular }}
    >
      <CircularFacts circular={circular} />
      <Field
        name="content"
        required
        rules={[
          { max: LONGEST_CIRCULAR, message: t('racingCircular.tooLong', { max: LONGEST_CIRCULAR }) },
          ruleOf((html?: string) => !isWritten(html) && t('racingCircular.noContent')),
        ]}
      >
        <RichText max={LONGEST_CIRCULAR} />
      </Field>
      <Field name="cover">
        <ImageField />
      </Field>
      <Field name="attachments">
        <FilesField most={10} rules={ATTACHMENTS} />
      </Field>
    </EditPage>
  );
}

/** The form items above the text of a circular: title, kind, contest, summary, source and pinning. */
function CircularFacts({ circular }: { circular: Circular | undefined }) {
  const { t } = useTranslation('contest');
  return (
    <>
      <Field
        name="title"
        label={t('racingCircular.name')}
        rules={[
          { required: true, whitespace: true },
          { min: 2, max: 100, message: t('racingCircular.nameRule') },
        ]}
      >
        <Input maxLength={100} showCount autoComplete="off" />
      </Field>
      <Entry name="circularType" as="radio" required />
      <Field name="competitionId">
        <RemoteSelect
          source="contest competitions"
          search={findCompetitions}
          nameOf={(value, signal) => nameOf(circular, value, signal)}
        />
      </Field>
      <Text name="summary" lines={2} />
      <Text name="source" />
      <Entry name="isTop" as="radio" />
    </>
  );
}

/** Resolves to a contest's name: from the circular if it is the circular's own contest, otherwise from the server. */
const nameOf = (circular: Circular | undefined, chosen: Id, signal: AbortSignal): Promise<string> =>
  circular?.competitionName && String(chosen) === String(circular.competitionId)
    ? Promise.resolve(circular.competitionName)
    : competitionName(chosen, signal);
