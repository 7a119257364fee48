import { useTranslation } from 'react-i18next';
import { ruleOf } from '@/shared/form/fields/ruleOf';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { UrlItem } from '../ui/UrlItem';
import { type DistrictPath, DistrictField } from './DistrictField';
import { SCHOOL_CODE, type SchoolForm, schools } from './school.resource';

const { Entry, Field, Text } = itemsOf<SchoolForm>(schools);

const Url = UrlItem<SchoolForm>;

export function SchoolFields() {
  const { t } = useTranslation(['base', 'shared']);
  const placeRule = ruleOf((place?: DistrictPath) => place?.length !== 2 && t('school.placeMissing'));
  return (
    <>
      <Text name="schoolName" required />
      <Text
        name="schoolCode"
        rules={[{ pattern: SCHOOL_CODE, message: t('school.codeInvalid') }]}
        inputMode="numeric"
      />
      <Entry name="schoolNature" as="radio" required />
      <Entry name="schoolLevel" required />
      <Text name="competentDept" />
      <Field name="place" label={t('school.region')} required rules={[placeRule]}>
        <DistrictField levels={2} />
      </Field>
      <Field name="badge">
        <ImageField crop={{ ratio: 1, width: 256 }} />
      </Field>
      <Url name="website" label={t('school.website')} max={200} />
      <Entry name="is985" as="radio" />
      <Entry name="is211" as="radio" />
      <Entry name="isDoubleFirst" as="radio" />
      <SortItem />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
