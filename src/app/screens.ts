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
import type { Screens } from '@/shared/lib/screens';

/** Every screen this build has. */
const screens: Screens = {
  ...accountScreens,
  ...advertScreens,
  ...approvalScreens,
  ...baseScreens,
  ...contestScreens,
  ...contractScreens,
  ...memberScreens,
  ...financeScreens,
  ...overviewScreens,
  ...resumeScreens,
  ...salesScreens,
  ...systemScreens,
  ...workflowScreens,
};

/** The keys a menu row's `component` may name. */
export const screenKeys = Object.keys(screens);

/** The way to load a screen, or undefined when this build has none of that name. */
export const screenOf = (key: string) => (Object.hasOwn(screens, key) ? screens[key] : undefined);
