import { useTranslation } from 'react-i18next';
import { RowActions } from '@/shared/actions/RowActions';
import { useAskedChange } from '@/shared/actions/useAskedChange';
import { useRemove } from '@/shared/actions/useRemove';
import { movesFrom } from '@/shared/states/moves';
import { isOpen } from '@/shared/states/publishMoves';
import { useErrorText } from '@/shared/ui/errorText';
import { notify } from '@/shared/ui/notify';
import { download } from './download';
import { type Template, templateMoves, templates } from './template.api';

interface TemplateActionsProps {
  template: Template;
  onPreview: () => void;
  onEdit: () => void;
  onCopy: () => void;
}

/** What can be done with a template in its state. */
export function TemplateActions({ template, onPreview, onEdit, onCopy }: TemplateActionsProps) {
  const { t } = useTranslation(['contract', 'shared']);
  const errorText = useErrorText();
  const ask = useAskedChange(templates.path);
  const remove = useRemove(templates, (row) => row.templateName);
  const { id, templateName: name, publishStatus } = template;
  const open = isOpen(publishStatus);
  const unused = (template.useCount ?? 0) === 0;

  const start = (move: keyof typeof templateMoves) =>
    ask({
      title: t(`${move}Title`),
      content: t(`${move}Ask`, { name }),
      okText: t(move),
      careful: true,
      run: () => templates.act('publish', { id, publishStatus: templateMoves[move].to }),
    });
  const get = () => download(id).catch((error: unknown) => notify.error(errorText(error)));

  return (
    <RowActions
      name={name}
      actions={[
        { label: t('preview'), permission: 'contract:template:get', onClick: onPreview },
        ...(open ? [{ label: t('shared:action.edit'), permission: 'contract:template:edit', onClick: onEdit }] : []),
        ...movesFrom(templateMoves, publishStatus).map((move) => ({
          label: t(move),
          permission: templateMoves[move].permission,
          onClick: () => start(move),
        })),
        { label: t('copy'), permission: 'contract:template:add', onClick: onCopy },
        { label: t('download'), permission: 'contract:template:export', onClick: get },
        ...(open && unused
          ? [
              {
                label: t('shared:action.remove'),
                permission: 'contract:template:remove',
                danger: true,
                onClick: () => remove([template]),
              },
            ]
          : []),
      ]}
    />
  );
}
