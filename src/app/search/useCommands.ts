import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { activeRoles } from '@/areas/system/role/role.resource';
import { askForNew } from '@/shared/list/actions/askForNew';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { viewAs, viewAsSelf } from '@/shared/auth/viewAs';
import { errorTextNow } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { isLanguage, languages } from '@/shared/settings/languages';
import { changeSetting, type Settings } from '@/shared/settings/settings';
import { changeLanguage } from '@/app/i18n/i18n';
import { useRoleRights } from '@/areas/system/role/useRoleRights';
import { MenuContext, useMenuName } from '@/app/navigation/MenuContext';
import { useOpenPlace } from '@/app/navigation/useOpenPlace';
import { linkTo } from '@/app/navigation/menuNode';
import type { Kept } from './kept';
import { tasksOf } from './tasks';
import { type Command, isListed, usePlaces } from './usePlaces';
import { useSignOut } from '@/app/session/useSignOut';
import { useOffers } from '@/shared/menu/useOffers';
import { useSwitchCompany } from '@/app/company/useSwitchCompany';

const THEMES: readonly Settings['theme'][] = ['light', 'dark', 'system'];

/** The tasks that the user can do on the screens, each found by the name and the synonyms of its action. */
function useTasks(): Command[] {
  const { t } = useTranslation(['search', 'shared']);
  const { all } = use(MenuContext);
  const navigate = useNavigate();
  const openPlace = useOpenPlace();
  const nameOf = useMenuName();
  const user = useSession((session) => session.user);
  return tasksOf(all.filter(isListed), (permission) => can(user, permission)).map(({ node, action, place }) => {
    const title = nameOf(node);
    const name = t(`tasks.${action}.name`);
    return {
      key: `${action} ${node.key}`,
      name: action === 'add' ? t('shared:crud.addOf', { title }) : `${name} · ${title}`,
      path: '',
      group: 'actions',
      asked: t(`tasks.${action}.asked`).split('|'),
      hint: action !== 'add' && place ? t(`place.${place}`) : undefined,
      run: () => (action === 'add' ? void navigate(linkTo(node), { state: askForNew }) : openPlace(node, linkTo(node))),
    };
  });
}

/** All entries of the palette except records and help: places, tasks on screens, then the global actions. */
export function useCommands(kept: Kept): Command[] {
  const { t } = useTranslation(['search', 'app', 'shared']);
  const navigate = useNavigate();
  const signOut = useSignOut();
  const switchCompany = useSwitchCompany();
  const rightsOf = useRoleRights();
  const canSwitch = useOffers('companySwitch');
  const user = useSession((session) => session.user);
  const roles = useQuery({ ...activeRoles, enabled: user?.admin ?? false });
  const others = user?.myTeam.filter(({ compId }) => String(compId) !== String(user.currCompId)) ?? [];
  const places = usePlaces(kept);
  const tasks = useTasks();

  const companies = canSwitch ? others : [];

  const action = (key: string, name: string, run: () => void): Command => ({
    key,
    name,
    path: '',
    group: 'actions',
    run,
  });
  return [
    ...places,
    ...tasks,
    ...Object.entries(languages).map(([key, name]) =>
      action(`lang-${key}`, t('language', { name }), () => isLanguage(key) && void changeLanguage(key)),
    ),
    ...THEMES.map((theme) =>
      action(`theme-${theme}`, t('theme', { name: t(`app:shell.themes.${theme}`) }), () =>
        changeSetting('theme', theme),
      ),
    ),
    ...companies.map(({ compId, companyName }) =>
      action(`company-${compId}`, t('company', { name: companyName }), () => void switchCompany(compId, companyName)),
    ),
    ...(user?.asRole ? [action('view-self', t('app:inspector.back'), viewAsSelf)] : []),
    ...(roles.data ?? []).map((role) =>
      action(`view-${role.roleId}`, t('viewAs', { name: role.roleName }), () => {
        rightsOf(role).then(
          (rights) => {
            if (!rights) return;
            void navigate('/');
            viewAs(rights);
          },
          (error: unknown) => notify.error(errorTextNow(error)),
        );
      }),
    ),
    action('signOut', t('shared:action.signOut'), () => void signOut()),
  ];
}
