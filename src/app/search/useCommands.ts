import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { rightsOf } from '@/areas/system/role/rightsOf';
import { activeRoles } from '@/areas/system/role/role.resource';
import { askForNew } from '@/shared/list/actions/askForNew';
import { can } from '@/shared/auth/permission';
import { useSession } from '@/shared/auth/session';
import { viewAs, viewAsSelf } from '@/shared/auth/viewAs';
import { useErrorText } from '@/shared/display/errorText';
import { notify } from '@/shared/display/notify';
import { useGoTo } from '@/shared/menu/links';
import { isLanguage, languages } from '@/shared/settings/languages';
import { changeSetting, type Settings } from '@/shared/settings/settings';
import { changeLanguage } from '@/app/i18n/i18n';
import { MenuContext, nodeAt, useMenuName } from '@/app/navigation/MenuContext';
import { useOpenPlace } from '@/app/navigation/useOpenPlace';
import { linkTo, type MenuNode, trailOf } from '@/app/navigation/menuNode';
import { creatable } from './creatable';
import type { Findable } from './palette';
import type { FoundRecord } from './records';
import { useSignOut } from '@/app/session/useSignOut';
import { useOffers } from '@/shared/menu/useOffers';
import { useSwitchCompany } from '@/app/session/useSwitchCompany';
import { useViews } from '@/app/tabs/views';

/** The commands of the palette. */
export interface Command extends Findable {
  group: 'recent' | 'screens' | 'actions' | 'records';
  run: () => void;
}

const THEMES: readonly Settings['theme'][] = ['light', 'dark', 'system'];

/** Returns a function that turns a found record into a command, which opens the record's screen. */
export function useRecordCommand(): (record: FoundRecord) => Command {
  const goTo = useGoTo();
  const { all } = use(MenuContext);
  const nameOf = useMenuName();
  return ({ key, list, name, detail, to }) => {
    const place = all.find((node) => node.key === list);
    return {
      key: `record ${key}`,
      name: detail ? `${name} · ${detail}` : name,
      path: place ? nameOf(place) : '',
      group: 'records',
      run: () => goTo(...to),
    };
  };
}

/** Recent screens first, then every screen of the user's menu, then the global actions. */
export function useCommands(): Command[] {
  const { t } = useTranslation(['tools', 'app', 'shared']);
  const tree = use(MenuContext);
  const navigate = useNavigate();
  const openPlace = useOpenPlace();
  const nameOf = useMenuName();
  const signOut = useSignOut();
  const { views, used } = useViews();
  const switchCompany = useSwitchCompany();
  const canSwitch = useOffers('companySwitch');
  const user = useSession((session) => session.user);
  const roles = useQuery({ ...activeRoles, enabled: user?.admin ?? false });
  const errorText = useErrorText();
  const others = user?.myTeam.filter(({ compId }) => String(compId) !== String(user.currCompId)) ?? [];
  const companies = canSwitch ? others : [];

  const open = (node: MenuNode, group: 'recent' | 'screens', run: () => void): Command => ({
    key: `${group} ${node.key}`,
    name: nameOf(node),
    path: trailOf(node.parent).map(nameOf).join(' / '),
    group,
    run,
  });
  const isPlace = ({ screen, path }: MenuNode) => Boolean(screen && path);
  // A form for a new record is an action, too.
  const places = tree.all.filter((node) => isPlace(node) && (!node.hidden || node.mode === 'add'));
  const creating = creatable(places, (permission) => can(user, permission));
  const recent = used.toReversed().flatMap((key) => {
    const view = views.find((one) => one.key === key);
    const node = view && nodeAt(tree, view.location.pathname);
    if (!node || !places.includes(node)) return [];
    return [open(node, 'recent', () => void navigate(view.location.pathname + view.location.search))];
  });
  // A screen open in two tabs is listed once.
  const recentOnce = recent.filter(({ key }, index) => recent.findIndex((one) => one.key === key) === index);
  const action = (key: string, name: string, run: () => void): Command => ({
    key,
    name,
    path: '',
    group: 'actions',
    run,
  });
  return [
    ...recentOnce.slice(0, 5),
    ...places.map((node) => open(node, 'screens', () => openPlace(node, linkTo(node)))),
    ...creating.map((node) =>
      action(`new-${node.key}`, t('shared:crud.addOf', { title: nameOf(node) }), () =>
        navigate(linkTo(node), { state: askForNew }),
      ),
    ),
    ...Object.entries(languages).map(([key, name]) =>
      action(`lang-${key}`, t('palette.language', { name }), () => isLanguage(key) && void changeLanguage(key)),
    ),
    ...THEMES.map((theme) =>
      action(`theme-${theme}`, t('palette.theme', { name: t(`app:shell.themes.${theme}`) }), () =>
        changeSetting('theme', theme),
      ),
    ),
    ...companies.map(({ compId, companyName }) =>
      action(
        `company-${compId}`,
        t('palette.company', { name: companyName }),
        () => void switchCompany(compId, companyName),
      ),
    ),
    ...(user?.asRole ? [action('view-self', t('app:inspector.back'), viewAsSelf)] : []),
    ...(roles.data ?? []).map((role) =>
      action(`view-${role.roleId}`, t('palette.viewAs', { name: role.roleName }), () => {
        rightsOf(role).then(
          (rights) => {
            void navigate('/');
            viewAs(rights);
          },
          (error: unknown) => notify.error(errorText(error)),
        );
      }),
    ),
    action('signOut', t('shared:action.signOut'), () => void signOut()),
  ];
}
