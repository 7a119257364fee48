import type { ProColumns } from '@ant-design/pro-components';
import { DictTag } from '@/shared/dict/DictTag';

/** The column that marks popular records; the others stay empty. */
export const hotColumn = <T extends { isHot?: 'Y' | 'N' | null | undefined }>(title: string): ProColumns<T> => ({
  dataIndex: 'isHot',
  title,
  params: { dictType: 'sys_yes_no' },
  search: false,
  render: (_, { isHot }) => <DictTag dictType="sys_yes_no" value={isHot === 'Y' ? isHot : undefined} />,
});
