import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useLazyDialog } from '@/shared/lazy/useLazyDialog';
import { useMenuLink } from '@/shared/menu/links';
import { type Definition, isActive } from '../flow/definition.resource';
import { type Business, formOf, startableQuery } from '../flow/request.resource';
import type { Draft } from './draft.api';

const loadForm = () => import('./GeneralForm');

/** The part of a definition that is needed to start its process. */
type Startable = Pick<Definition, 'id' | 'key' | 'name'>;

/**
 * Returns `start`, which opens the form of a process. The form is empty, or contains a draft or a request to resubmit
 * (`again`). The general form is a dialog, and each other form is a page. Also returns `obstacle`, which explains why
 * the user cannot apply.
 */
export function useStart() {
  const open = useLazyDialog(loadForm);
  const { t } = useTranslation('workflow');
  const navigate = useNavigate();
  const linkOf = useMenuLink();
  const startable = useQuery(startableQuery);
  const known = ({ id }: Startable) => startable.data?.find(({ procDefId }) => procDefId === id);
  const ownForm = ({ id, key, name }: Startable, draft?: Draft, again?: Business['id']) => {
    const kind = formOf(key);
    return kind === 'general'
      ? undefined
      : linkOf(kind, { key, procDefId: id, procName: name, draft: draft?.id, again });
  };

  function obstacle(definition: Definition): string | undefined {
    if (!isActive(definition)) return t('request.suspended');
    if (formOf(definition.key) !== 'general' && !ownForm(definition)) return t('request.noRoute');
    if (formOf(definition.key) === 'general' && startable.data === null) return t('request.noOwnForm');
    return known(definition)?.reason ?? undefined;
  }

  function start(definition: Startable, draft?: Draft, again?: Business['id']) {
    const to = ownForm(definition, draft, again);
    if (to) return void navigate(to);
    const props = { definition, draft, again };
    open(({ GeneralForm }, close) => <GeneralForm {...props} onClose={close} />);
  }

  return { obstacle, start, isPending: startable.isPending };
}
