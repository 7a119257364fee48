import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EditPage } from '@/shared/form/EditPage';
import { type Stored, storedIn } from '@/shared/form/stored';
import { WithPreview } from '@/shared/form/Preview';
import { useGoTo } from '@/shared/menu/links';
import { useBackTo } from '@/shared/menu/useBackTo';
import { usePlace } from '@/shared/menu/place';
import { RecordOf } from '@/shared/record/RecordOf';
import type { FormOf } from '@/shared/api/crudApi';
import { AwardsItem } from './AwardsItem';
import { BasicFields } from './BasicFields';
import { type Competition, competitions, LIMITS } from './competition.resource';
import { type CompetitionForm, newCompetition, toCopy, toForm, toWire } from './competition.form';
import { CompetitionPreview } from './CompetitionPreview';
import { RegisterFields } from './RegisterFields';
import { RuleFields } from './RuleFields';
import { TimeFields } from './TimeFields';
import { itemsOf } from '@/shared/form/fields/itemsOf';
import { FilesField } from '@/shared/files/upload/FilesField';
import { RichText } from '@/shared/form/fields/rich/RichText';

const { Field } = itemsOf<CompetitionForm>(competitions);

/** Introduction and attachments of a contest. */
function IntroFields() {
  const { t } = useTranslation('contest');
  const max = LIMITS.html;
  return (
    <fieldset>
      <legend>{t('competition.section.intro')}</legend>
      <Field name="introduction" rules={[{ max, message: t('competition.tooLong', { max }) }]}>
        <RichText max={max} />
      </Field>
      <Field name="attachments">
        <FilesField most={5} />
      </Field>
    </fieldset>
  );
}

/**
 * The form for a contest. `competitionAdd` creates a contest, `competitionAdd?copy=` a copy of an existing contest.
 * `competitionEdit?id=` edits a contest, which is possible until registration begins.
 */
export default function CompetitionFormPage() {
  const { mode } = usePlace();
  const [search] = useSearchParams();
  if (mode === 'add') {
    const copyOf = search.get('copy') ?? undefined;
    return <Editor key={copyOf ?? ''} contest={undefined} copyOf={copyOf} />;
  }
  return (
    <RecordOf api={competitions} list="competition">
      {(contest) => <Editor key={contest.id} contest={contest} copyOf={undefined} />}
    </RecordOf>
  );
}

function Editor({ contest, copyOf }: { contest: Competition | undefined; copyOf: string | undefined }) {
  const { t } = useTranslation('contest');
  const goTo = useGoTo();
  const back = useBackTo('competition');
  const [saved, setSaved] = useState(false);
  /** Returns to the list. After a save, opens the tab of the list that contains the contest. */
  function leave() {
    if (saved) goTo('competition', { contestStatus: contest?.contestStatus ?? '0' });
    else back();
    setSaved(false);
  }
  function start(): FormOf<CompetitionForm> | Stored<CompetitionForm> {
    if (contest) return storedIn(competitions, contest, toForm);
    if (copyOf === undefined) return { ...newCompetition() };
    const load = async (signal: AbortSignal) => {
      const other = await competitions.get(copyOf, signal);
      return { ...toCopy(other, t('competition.copyOf', { name: other.competitionName })) };
    };
    return { load, keys: [], copy: true };
  }
  return (
    <EditPage
      path={competitions.path}
      title={contest ? t('competition.editTitle', { name: contest.competitionName }) : t('competition.addTitle')}
      start={start()}
      save={async (values, key) => {
        await competitions.save(toWire(values), key);
        setSaved(true);
      }}
      onClose={leave}
      draft={
        copyOf === undefined
          ? { record: contest?.id ?? 'new', row: contest }
          : { record: `copy ${copyOf}`, row: { copyOf } }
      }
    >
      <WithPreview preview={<CompetitionPreview />}>
        <BasicFields />
        <RuleFields />
        <TimeFields />
        <RegisterFields />
        <AwardsItem />
        <IntroFields />
      </WithPreview>
    </EditPage>
  );
}
