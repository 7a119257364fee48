import { useTranslation } from 'react-i18next';
import type { RowAction } from '@/shared/list/actions/RowActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/transitions/moves';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { download } from './download';
import { type Template, templateMoves, templates } from './template.api';

/** Row actions of a template that need no dialog of their own: status changes with confirmation, and download. */
export function useTemplateActions() {
  const { t } = useTranslation('contract');
  const errorText = useErrorText();
  const ask = useAskedChange(templates.path);
  return {
    moves: ({ id, templateName: name, publishStatus }: Template): RowAction[] =>
      movesFrom(templateMoves, publishStatus).map((move) => ({
        label: t(move),
        permission: templateMoves[move].permission,
        onClick: () =>
          ask({
            title: t(`${move}Title`),
            content: t(`${move}Ask`, { name }),
            okText: t(move),
            focusCancel: true,
            run: () => templates.act('publish', { id, publishStatus: templateMoves[move].to }),
          }),
      })),
    download: ({ id }: Template): RowAction => ({
      label: t('download'),
      permission: 'contract:template:export',
      onClick: () => download(id).catch((error: unknown) => notify.error(errorText(error))),
    }),
  };
}
