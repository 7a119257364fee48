import type { PlaceMode } from '@/shared/menu/place';
import { FIRST_PAGE } from './firstPage';
import type { MenuNode, MenuTree } from './menuNode';

/** A hidden screen the client knows without the server's menu, under its area's own path (docs/specification#2). */
interface FixedScreen {
  area: string;
  key: string;
  screen: string;
  mode?: PlaceMode | undefined;
  /** Without this permission the screen is not added at all: nobody should fill in a form they cannot submit. */
  permission?: string | undefined;
}

/** The areas every user has, whatever menu the server sends. */
const personalAreas: ReadonlySet<string> = new Set(['overview', 'account']);

const plain = (area: string, screens: Record<string, string>): FixedScreen[] =>
  Object.entries(screens).map(([key, screen]) => ({ area, key, screen }));
const add = (area: string, key: string, screen: string, list: string): FixedScreen => ({
  area,
  key,
  screen,
  mode: 'add',
  permission: `${list}:add` as const,
});
const edit = (area: string, key: string, screen: string, list: string): FixedScreen => ({
  area,
  key,
  screen,
  mode: 'edit',
  permission: `${list}:edit` as const,
});
const detail = (area: string, screens: Record<string, string>): FixedScreen[] =>
  plain(area, screens).map((one) => ({ ...one, mode: 'detail' }));

/** The specification's fixed hidden children by parent area and key, with the screen names of the contract's menu. */
export const fixedScreens: readonly FixedScreen[] = [
  ...plain('overview', { weclome: 'weclome' }),
  add('system', 'noticeAdd', 'system/NoticeForm', 'system:notice'),
  edit('system', 'noticeEdit', 'system/NoticeForm', 'system:notice'),
  ...detail('system', { noticeDetail: 'system/NoticeDetail' }),
  ...detail('approval', {
    companyDetail: 'approval/CompanyDetail',
    schoolDetail: 'approval/SchoolDetail',
    personalDetail: 'approval/PersonalDetail',
    approvalCourseDetail: 'approval/CourseDetail',
    positionDetail: 'approval/PositionDetail',
  }),
  ...detail('resume', { resumeInfo: 'resume/ResumeInfo' }),
  add('contest', 'competitionAdd', 'contest/CompetitionForm', 'contest:competition'),
  edit('contest', 'competitionEdit', 'contest/CompetitionForm', 'contest:competition'),
  ...plain('contest', { registrationList: 'contest/RegistrationList', gameRecord: 'contest/GameRecordList' }),
  add('contest', 'specialTrainingForm', 'contest/SpecialTrainingForm', 'contest:specialTraining'),
  edit('contest', 'specialTrainingEdit', 'contest/SpecialTrainingForm', 'contest:specialTraining'),
  add('contest', 'racingCircularAdd', 'contest/RacingCircularForm', 'contest:racingCircular'),
  edit('contest', 'racingCircularEdit', 'contest/RacingCircularForm', 'contest:racingCircular'),
  ...detail('contest', { racingCircularDetail: 'contest/RacingCircularDetail' }),
  add('contest', 'skillTestAdd', 'contest/SkillTestForm', 'contest:skillTest'),
  edit('contest', 'skillTestEdit', 'contest/SkillTestForm', 'contest:skillTest'),
  ...detail('contest', { skillTestDetail: 'contest/SkillTestDetail' }),
  ...plain('account', {
    workplace: 'workplace',
    center: 'center',
    base: 'base',
    custom: 'custom',
    binding: 'binding',
    notification: 'notification',
    // Ours: the specification has the bell, and no place where all of its notices are.
    inbox: 'inbox',
  }),
];

const byKey = new Map(fixedScreens.map((fixed) => [fixed.key, fixed]));

/** The mode and permission of a screen by its menu key; they also apply when the server itself sends the row. */
export const knownOf = (key: string): Pick<FixedScreen, 'mode' | 'permission'> => {
  const { mode, permission } = byKey.get(key) ?? {};
  return { mode, permission };
};

/**
 * Adds the fixed hidden children the server did not send below the areas it did send: below the area's directory, else
 * below the parent of any screen of the area. The personal areas' screens are added even without their area.
 */
export function addFixedScreens(tree: MenuTree): void {
  const keys = new Set(tree.all.map((node) => node.key));
  const sent = [...tree.all];
  for (const { area, key, screen, mode, permission } of fixedScreens) {
    if (keys.has(key)) continue;
    const directory = sent.find((node) => !node.screen && node.key === area);
    const own = directory ?? sent.find((node) => node.screen?.startsWith(`${area}/`));
    if (!own && !personalAreas.has(area)) continue;
    const parent = directory ?? own?.parent;
    const path = key === 'weclome' ? FIRST_PAGE : `${parent?.path ?? `/${area}`}/${key}`;
    const node: MenuNode = {
      id: `fixed:${key}`,
      key,
      name: key,
      icon: '',
      path,
      screen,
      mode,
      permission,
      parent,
      newWindow: false,
      hidden: true,
      hiddenChildren: false,
      hiddenHeader: false,
      children: [],
    };
    (parent?.children ?? tree.roots).push(node);
    tree.all.push(node);
  }
}
