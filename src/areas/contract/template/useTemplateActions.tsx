import { useTranslation } from 'react-i18next';
import type { OpenDialog } from '@/shared/display/useDialogs';
import type { ActionsOf } from '@/shared/list/crud/crudActions';
import { useAskedChange } from '@/shared/list/actions/useAskedChange';
import { movesFrom } from '@/shared/transitions/moves';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { download } from './download';
import { type Template, templateMoves, templates } from './template.resource';
import { TemplateDrawer } from './TemplateDrawer';
import { TemplatePreview } from './TemplatePreview';

/** Row actions of a template: preview, edit, status changes with confirmation, copy, download. */
export function useTemplateActions(open: OpenDialog): ActionsOf<Template> {
  const { t } = useTranslation('contract');
  const errorText = useErrorText();
  const ask = useAskedChange(templates.path);
  const move = ({ id, templateName: name }: Template, to: keyof typeof templateMoves) =>
    ask({
      title: t(`${to}Title`),
      content: t(`${to}Ask`, { name }),
      okText: t(to),
      focusCancel: true,
      run: () => templates.act('publish', { id, publishStatus: templateMoves[to].to }),
    });

  return (template, { edit, remove }) => [
    {
      label: t('preview'),
      permission: 'contract:template:get',
      onClick: () => open((close) => <TemplatePreview template={template} onClose={close} />),
    },
    ...edit,
    ...movesFrom(templateMoves, template.publishStatus).map((to) => ({
      label: t(to),
      permission: templateMoves[to].permission,
      onClick: () => move(template, to),
    })),
    {
      label: t('copy'),
      permission: 'contract:template:add',
      onClick: () => open((close) => <TemplateDrawer template={template} copy onClose={close} />),
    },
    {
      label: t('download'),
      permission: 'contract:template:export',
      onClick: () => download(template.id).catch((error: unknown) => notify.error(errorText(error))),
    },
    ...remove,
  ];
}
