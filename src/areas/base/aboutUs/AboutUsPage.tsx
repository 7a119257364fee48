import { useTranslation } from 'react-i18next';
import { useCan } from '@/shared/auth/Can';
import { EditPage } from '@/shared/form/EditPage';
import { WithPreview } from '@/shared/form/Preview';
import type { Stored } from '@/shared/form/stored';
import { ABOUT_US, type AboutUs, getAboutUs, saveAboutUs } from './aboutUs.api';
import { ContactFields, WordsFields } from './AboutUsFields';
import { AboutUsPreview } from './AboutUsPreview';

const STORED: Stored<AboutUs> = { load: getAboutUs, keys: ['id'] };

/** Edits the "about us" page beside a preview of it. */
export default function AboutUsPage() {
  const { t } = useTranslation('base');
  const mayEdit = useCan('base:aboutUs:edit');
  return (
    <EditPage
      path={ABOUT_US}
      title={t('aboutUs.title')}
      start={STORED}
      save={saveAboutUs}
      draft={{ record: 'new' }}
      readOnly={!mayEdit}
    >
      <WithPreview preview={<AboutUsPreview />}>
        <fieldset>
          <legend>{t('aboutUs.words')}</legend>
          <WordsFields disabled={!mayEdit} />
        </fieldset>
        <fieldset>
          <legend>{t('aboutUs.contact')}</legend>
          <ContactFields disabled={!mayEdit} />
        </fieldset>
      </WithPreview>
    </EditPage>
  );
}
