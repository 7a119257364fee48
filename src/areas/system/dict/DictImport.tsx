import { useTranslation } from 'react-i18next';
import { TAG_COLOURS } from '@/shared/dict/DictTag';
import { ImportButton } from '@/shared/list/transfer/ImportButton';
import { Can } from '@/shared/auth/Can';
import { dictData, dictTypes } from './dict.resource';

/** Imports dictionaries, without their entries, from a spreadsheet. */
export function DictTypeImport() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <Can permission="system:dict:add">
      <ImportButton
        title={t('dict.title')}
        api={dictTypes}
        fields={[
          { name: 'dictName', required: true, max: 100, example: '用户性别' },
          {
            name: 'dictType',
            required: true,
            unique: true,
            max: 100,
            pattern: /^[a-z][a-z0-9_]*$/,
            example: 'sys_user_sex',
          },
          { name: 'remark', max: 500, example: '' },
        ]}
        send={(type, keys) => dictTypes.importRow({ ...type, dictId: 0, status: '0' }, keys)}
      />
    </Can>
  );
}

/** Imports entries of one dictionary from a spreadsheet. */
export function DictDataImport({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  const colours = TAG_COLOURS.map((value) => ({ value, label: t(`dict.colours.${value}`) }));
  return (
    <Can permission="system:dict:add">
      <ImportButton
        title={t('dict.entriesOf', { type: dictType })}
        api={dictData}
        fields={[
          { name: 'dictLabel', required: true, max: 100, example: '男' },
          { name: 'dictValue', required: true, unique: true, max: 100, example: '0' },
          { name: 'dictSort', required: true, pattern: /^\d{1,4}$/, example: '1' },
          { name: 'listClass', options: colours, example: t('dict.colours.default') },
          { name: 'remark', max: 500, example: '' },
        ]}
        send={({ dictSort, listClass, ...entry }, keys) =>
          dictData.importRow(
            {
              ...entry,
              dictCode: 0,
              dictType,
              dictSort: Number(dictSort),
              listClass: listClass || 'default',
              isDefault: 'N',
              status: '0',
            },
            keys,
          )
        }
      />
    </Can>
  );
}
