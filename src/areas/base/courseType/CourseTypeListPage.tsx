import { useTranslation } from 'react-i18next';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { entry, listAddress, text } from '@/shared/list/listAddress';
import { switchColumn } from '@/shared/list/switchColumn';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { RemarkItem, TextItem } from '@/shared/form/fields/TextItem';
import { IconItem } from '../ui/IconItem';
import { Thumb } from '../ui/Thumb';
import { type CourseType, courseTypeName, courseTypes } from './courseType.api';

const Text = TextItem<CourseType>;

const address = listAddress({ filters: { typeName: text, status: entry }, sortable: [], paged: false });
/** The types of courses in two levels, with how many courses are in each. */
export default function CourseTypeListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const status = t('shared:field.status');
  return (
    <CrudTreePage<CourseType>
      api={courseTypes}
      address={address}
      permission="base:courseType"
      title={t('courseType.title')}
      nameOf={courseTypeName}
      order="sort"
      undeletable={({ courseCount }, ofParent) => ofParent || ((courseCount ?? 0) > 0 && t('courseType.hasCourses'))}
      columns={[
        { field: 'typeName', title: t('courseType.name'), filter: true },
        switchColumn({ api: courseTypes, title: status, nameOf: courseTypeName, permission: 'base:courseType:edit' }),
        { field: 'icon', title: t('icon'), render: ({ icon }) => <Thumb url={icon} /> },
        { field: 'courseCount', title: t('courseType.courseCount'), kind: 'number' },
        { field: 'sort', title: t('shared:field.sort'), kind: 'number' },
      ]}
      form={{
        as: 'dialog',
        parent: { label: t('courseType.parent'), levels: 2 },
        fields: (
          <>
            <Text name="typeName" label={t('courseType.name')} max={50} required />
            <IconItem />
            <SortItem required />
            <StatusItem />
            <RemarkItem />
          </>
        ),
      }}
    />
  );
}
