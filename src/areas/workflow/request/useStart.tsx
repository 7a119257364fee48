import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { OpenDialog } from '@/shared/display/useDialogs';
import { useMenuLink } from '@/shared/menu/links';
import { type Definition, isActive } from '../flow/definition.resource';
import { startableQuery } from '../flow/general.api';
import { formOf } from '../flow/request.resource';
import type { Draft } from './draft.api';
import { GeneralForm } from './GeneralForm';

/**
 * `start` opens the form of a process, empty or with a draft: its own page, or the general form as a dialog. `obstacle`
 * returns the reason why the user cannot apply, such as a suspended process; undefined if they can.
 */
export function useStart(open: OpenDialog) {
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const startable = useQuery(startableQuery);
  const known = ({ id }: Definition) => startable.data?.find(({ procDefId }) => procDefId === id);
  const ownForm = ({ id, key, name }: Definition, draft?: Draft) => {
    const kind = formOf(key);
    return kind === 'general' ? undefined : linkOf(kind, { key, procDefId: id, procName: name, draft: draft?.id });
  };

  function obstacle(definition: Definition): string | undefined {
    if (!isActive(definition)) return t('request.suspended');
    if (formOf(definition.key) !== 'general' && !ownForm(definition)) return t('request.noRoute');
    if (formOf(definition.key) === 'general' && startable.data === null) return t('request.noOwnForm');
    return known(definition)?.reason ?? undefined;
  }

  function start(definition: Definition, draft?: Draft) {
    const to = ownForm(definition, draft);
    if (to) return void navigate(to);
    const fields = known(definition)?.fields ?? [];
    open((close) => <GeneralForm definition={definition} fields={fields} draft={draft} onClose={close} />);
  }

  return { obstacle, start, isPending: startable.isPending };
}
