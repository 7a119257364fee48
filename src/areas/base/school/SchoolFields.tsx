import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { limited } from '@/shared/form/fields/limited';
import { DictRadio, DictSelect } from '@/shared/dict/DictSelect';
import { SortItem, StatusItem, YesNoItem } from '@/shared/form/fields/CommonItems';
import { ImageField } from '@/shared/files/upload/ImageField';
import { RemarkItem, TextItem } from '@/shared/form/fields/TextItem';
import { chosen } from '@/shared/form/fields/required';
import { UrlItem } from '../ui/UrlItem';
import { type DistrictPath, DistrictField } from './DistrictField';
import { SCHOOL_CODE, type SchoolForm } from './school.api';

const Field = Form.Item<SchoolForm>;
const Text = TextItem<SchoolForm>;
const YesNo = YesNoItem<SchoolForm>;
const Url = UrlItem<SchoolForm>;

export function SchoolFields() {
  const { t } = useTranslation(['base', 'shared']);
  const placeRule = {
    validator: (_: unknown, place?: DistrictPath) =>
      place?.length === 2 ? Promise.resolve() : Promise.reject(new Error(t('school.placeMissing'))),
  };
  return (
    <>
      <Text name="schoolName" label={t('school.name')} max={100} required />
      <Field
        name="schoolCode"
        label={t('school.code')}
        rules={[{ pattern: SCHOOL_CODE, message: t('school.codeInvalid') }]}
      >
        <Input {...limited(10)} inputMode="numeric" autoComplete="off" />
      </Field>
      <Field name="schoolNature" label={t('school.schoolNature')} rules={[chosen]}>
        <DictRadio dictType="biz_school_nature" />
      </Field>
      <Field name="schoolLevel" label={t('school.schoolLevel')} rules={[chosen]}>
        <DictSelect dictType="biz_school_level" />
      </Field>
      <Text name="competentDept" label={t('school.competentDept')} max={50} />
      <Field name="place" label={t('school.region')} required rules={[placeRule]}>
        <DistrictField levels={2} />
      </Field>
      <Field name="badge" label={t('school.badge')}>
        <ImageField crop={{ ratio: 1, width: 256 }} />
      </Field>
      <Url name="website" label={t('school.website')} max={200} />
      <YesNo name="is985" label={t('school.is985')} />
      <YesNo name="is211" label={t('school.is211')} />
      <YesNo name="isDoubleFirst" label={t('school.isDoubleFirst')} />
      <SortItem />
      <StatusItem />
      <RemarkItem />
    </>
  );
}
