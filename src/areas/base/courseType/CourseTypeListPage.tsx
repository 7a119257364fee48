import { useTranslation } from 'react-i18next';
import { itemsOf, RemarkItem } from '@/shared/form/fields/itemsOf';
import { columnsOf } from '@/shared/list/columnsOf';
import { CrudTreePage } from '@/shared/list/tree/CrudTreePage';
import { switchColumn } from '@/shared/list/switchColumn';
import { SortItem, StatusItem } from '@/shared/form/fields/CommonItems';
import { StoredPicture } from '@/shared/files/StoredPicture';
import { safeHref } from '@/shared/lib/safeUrl';
import { IconItem } from '../ui/IconItem';
import { type CourseType, courseTypes } from './courseType.resource';

const { Text } = itemsOf(courseTypes);
/** The course types in two levels, with the number of courses of each type. */
export default function CourseTypeListPage() {
  const { t } = useTranslation(['base', 'shared']);
  const columns = columnsOf(t, courseTypes, [
    { field: 'typeName', filter: true },
    switchColumn(courseTypes),
    { field: 'icon', render: ({ icon }) => <Thumb url={icon} /> },
    'courseCount',
    'sort',
  ]);
  return (
    <CrudTreePage<CourseType>
      api={courseTypes}
      order="sort"
      undeletable={({ courseCount }, ofParent) => ofParent || ((courseCount ?? 0) > 0 && t('courseType.hasCourses'))}
      columns={columns}
      bulk={{ fields: ['status'] }}
      form={{
        as: 'dialog',
        parent: { label: t('courseType.parent'), levels: 2 },
        fields: (
          <>
            <Text name="typeName" required />
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

/** A small picture, or `-` if the URL is missing or unsafe. Decorative, because the row also names the type as text. */
function Thumb({ url }: { url: string | null | undefined }) {
  if (!safeHref(url)) return '-';
  return <StoredPicture small url={url} alt="" width={28} height={28} style={{ objectFit: 'contain' }} />;
}
