import { ClearOutlined } from '@ant-design/icons';
import type { ProColumns } from '@ant-design/pro-components';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { CrudApi } from '@/shared/api/crudApi';
import { Can } from '@/shared/auth/Can';
import { CrudTable } from '@/shared/list/CrudTable';
import { ExportButton } from '@/shared/transfer/ExportButton';
import type { ListAddress } from '@/shared/list/listAddress';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';

interface LogTableProps<T extends object> {
  api: CrudApi<T> & { clean: () => Promise<unknown> };
  address: ListAddress;
  columns: ProColumns<T>[];
  title: string;
  /** `module:entity`; the actions are `:remove` and `:export` of it. */
  permission: string;
  nameOf: (row: T) => string;
}

/** A log: read, exported, removed by row or as a whole; never written. */
export function LogTable<T extends object>({ api, address, columns, title, permission, nameOf }: LogTableProps<T>) {
  const { t } = useTranslation(['system', 'shared']);
  const remove = useRemove(api, nameOf);
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
  const list = { api, address, columns, title };
  return (
    <CrudTable
      {...list}
      nameOf={nameOf}
      toolbar={
        <>
          <ExportButton {...list} permission={`${permission}:export`} />
          <Can permission={`${permission}:remove`}>
            <Button danger icon={<ClearOutlined aria-hidden="true" />} onClick={clean}>
              {t('log.clean')}
            </Button>
          </Can>
        </>
      }
      batch={(rows, clear) => (
        <Can permission={`${permission}:remove`}>
          <Button danger size="small" onClick={() => void remove(rows).then((done) => done && clear())}>
            {t('shared:action.remove')}
          </Button>
        </Can>
      )}
    />
  );
}
