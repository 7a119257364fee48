import { account } from '@/areas/account/area';
import { advert } from '@/areas/advert/area';
import { approval } from '@/areas/approval/area';
import { base } from '@/areas/base/area';
import { contest } from '@/areas/contest/area';
import { contract } from '@/areas/contract/area';
import { finance } from '@/areas/finance/area';
import { member } from '@/areas/member/area';
import { overview } from '@/areas/overview/area';
import { resume } from '@/areas/resume/area';
import { sales } from '@/areas/sales/area';
import { system } from '@/areas/system/area';
import { workflow } from '@/areas/workflow/area';
import type { Area } from '@/shared/area/area';
import { setAreas } from '@/shared/area/areas';

/**
 * All areas of the product. The home page lists pending work in this order. The command palette lists records in this
 * order. Shared code calls `getAreas` instead of importing this module, which belongs to the signed-in app.
 */
export const areas: readonly Area[] = [
  overview,
  system,
  approval,
  member,
  resume,
  sales,
  finance,
  contest,
  contract,
  advert,
  base,
  workflow,
  account,
];

setAreas(areas);
