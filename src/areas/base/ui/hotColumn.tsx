import type { Column } from '@/shared/list/column';
import { DictTag } from '@/shared/dict/DictTag';

/** The column that marks popular records; the others stay empty. */
export const hotColumn = <T extends { isHot?: 'Y' | 'N' | null | undefined }>(title: string): Column<T> => ({
  field: 'isHot',
  dict: 'sys_yes_no',
  title,
  render: ({ isHot }) => <DictTag dictType="sys_yes_no" value={isHot === 'Y' ? isHot : undefined} />,
});
