import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '@/shared/list/column';
import type { Resource } from '@/shared/resource/resource';
import { Can } from '@/shared/auth/Can';
import type { DefaultSort } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { CrudPage } from '@/shared/list/crud/CrudPage';
import type { ActionsOf } from '@/shared/list/crud/crudActions';

interface LogTableProps<T extends object> {
  api: Resource<T> & { clean: () => Promise<unknown> };
  columns: Column<T>[];
  defaultSort: DefaultSort<keyof T & string>;
  title: string;
  rowActions?: ActionsOf<T>;
}

/** The table of a read-only log, with export, removal of rows and clearing of the whole log. */
export function LogTable<T extends object>(log: LogTableProps<T>) {
  const { api, title } = log;
  const { t } = useTranslation(['system', 'shared']);
  const ask = useAskedChange(api.path);
  const clean = () =>
    ask({
      title: t('log.cleanTitle'),
      content: t('log.cleanHint', { title }),
      okText: t('log.clean'),
      danger: true,
      run: api.clean,
      done: t('log.cleaned'),
    });
  return (
    <CrudPage
      {...log}
      batch="remove"
      exportable
      toolbar={
        <Can permission={`${api.permission}:remove`}>
          <Button danger icon={<ClearOutlined aria-hidden="true" />} onClick={clean}>
            {t('log.clean')}
          </Button>
        </Can>
      }
    />
  );
}
