import { useTranslation } from 'react-i18next';
import { TAG_COLOURS } from '@/shared/dict/DictTag';
import { ImportButton } from '@/shared/list/transfer/ImportButton';
import { Can } from '@/shared/auth/Can';
import { dictData, dictTypes } from './dict.resource';

/** Imports dictionaries from a sheet, without entries. */
export function DictTypeImport() {
  const { t } = useTranslation(['system', 'shared']);
  return (
    <Can permission="system:dict:add">
      <ImportButton
        title={t('dict.title')}
        path={dictTypes.path}
        fields={[
          { name: 'dictName', label: t('dict.dictName'), required: true, max: 100, example: '用户性别' },
          {
            name: 'dictType',
            label: t('dict.dictType'),
            required: true,
            unique: true,
            max: 100,
            pattern: /^[a-z][a-z0-9_]*$/,
            example: 'sys_user_sex',
          },
          { name: 'remark', label: t('shared:field.remark'), max: 500, example: '' },
        ]}
        send={(type, importKey) => dictTypes.importRow({ ...type, dictId: 0, status: '0' }, importKey)}
      />
    </Can>
  );
}

/** Imports entries of one dictionary from a sheet. */
export function DictDataImport({ dictType }: { dictType: string }) {
  const { t } = useTranslation(['system', 'shared']);
  const colours = TAG_COLOURS.map((value) => ({ value, label: t(`dict.colours.${value}`) }));
  return (
    <Can permission="system:dict:add">
      <ImportButton
        title={t('dict.entriesOf', { type: dictType })}
        path={dictData.path}
        fields={[
          { name: 'dictLabel', label: t('dict.dictLabel'), required: true, max: 100, example: '男' },
          { name: 'dictValue', label: t('dict.dictValue'), required: true, unique: true, max: 100, example: '0' },
          { name: 'dictSort', label: t('dict.dictSort'), required: true, pattern: /^\d{1,4}$/, example: '1' },
          { name: 'listClass', label: t('dict.listClass'), options: colours, example: t('dict.colours.default') },
          { name: 'remark', label: t('shared:field.remark'), max: 500, example: '' },
        ]}
        send={({ dictSort, listClass, ...entry }, importKey) =>
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
            importKey,
          )
        }
      />
    </Can>
  );
}
