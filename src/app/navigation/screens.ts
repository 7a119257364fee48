import i18next from 'i18next';
import { accountScreens } from '@/areas/account/screens';
import { advertScreens } from '@/areas/advert/screens';
import { baseScreens } from '@/areas/base/screens';
import { contestScreens } from '@/areas/contest/screens';
import { contractScreens } from '@/areas/contract/screens';
import { approvalScreens } from '@/areas/approval/screens';
import { memberScreens } from '@/areas/member/screens';
import { financeScreens } from '@/areas/finance/screens';
import { overviewScreens } from '@/areas/overview/screens';
import { resumeScreens } from '@/areas/resume/screens';
import { salesScreens } from '@/areas/sales/screens';
import { systemScreens } from '@/areas/system/screens';
import { workflowScreens } from '@/areas/workflow/screens';
import { preloadable } from '@/shared/lazy/preloadable';
import type { Screens } from '@/shared/menu/screens';

/** The screens of every area; an area's name is also its i18n namespace. */
const areas: Readonly<Record<string, Screens>> = {
  account: accountScreens,
  advert: advertScreens,
  approval: approvalScreens,
  base: baseScreens,
  contest: contestScreens,
  contract: contractScreens,
  member: memberScreens,
  finance: financeScreens,
  overview: overviewScreens,
  resume: resumeScreens,
  sales: salesScreens,
  system: systemScreens,
  workflow: workflowScreens,
};

/** The words of the parts that screens of several areas share. */
const SHARED_WORDS = ['dict', 'review', 'home'];

// The words come with the code: the screen itself would request them only once it renders.
const screens = new Map(
  Object.entries(areas).flatMap(([area, own]) =>
    Object.entries(own).map(([key, load]) => [
      key,
      preloadable(load, () => i18next.loadNamespaces([area, ...SHARED_WORDS])),
    ]),
  ),
);

/** The keys a menu row's `component` may name. */
export const screenKeys = [...screens.keys()];

/** Returns a screen, or undefined when this build has no screen of that name. */
export const screenOf = (key: string) => screens.get(key);
