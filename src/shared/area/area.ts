import type { PlaceMode } from '@/shared/menu/place';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { OwnKey } from '@/shared/vocabulary/ownKey';
import type { Permission } from '@/shared/vocabulary/permission';

/**
 * The manifest of an area, in the file `area.ts` of the area's folder. A manifest has all facts about its area that the
 * rest of the product needs. The first script of the signed-in app includes all manifests. Therefore a manifest is
 * plain data, and imports no schema and no component. A manifest may import types and light shared modules.
 * `src/app/areas.ts` lists all manifests. The screens of the area are in a separate `screens.ts`, because the sign-in
 * page uses that file to prefetch a screen before the signed-in app is loaded.
 * @example
 * export const member: Area<keyof typeof screens> = { name: 'member', maxKB: 55, optionalCalls: reviewCalls('/biz/memberCert') };
 */
export interface Area<Screen extends string = string> {
  /** The name of the area's folder, also its i18n namespace and the key of its directory in the contract's menu. */
  name: string;
  /** The size budget of the area's screens beyond the shell and the first list, in kB of brotli; see `npm run size`. */
  maxKB: number;
  /** The API path below which `npm run new` puts the area's resources; by default `/biz`. */
  apiPath?: string;
  /** True for an area that every user has. Its fixed screens need no directory in the server's menu. */
  isPersonal?: boolean;
  /** The hidden screens that the client adds if the server's menu lacks them (docs/specification#2). */
  fixedScreens?: readonly FixedScreen<Screen>[];
  /** The kinds of pending work, counted on the home page (docs/contract#3.4). */
  waiting?: readonly Waiting[];
  /** Calls beyond the contract that a backend may lack. A backend must have every other call, except `featureCalls`. */
  optionalCalls?: readonly OptionalCall[];
}

/** A hidden screen below its area's directory. Its path is the directory's path plus its key. */
export interface FixedScreen<Screen extends string = string> {
  key: MenuKey | OwnKey;
  screen: Screen;
  mode?: PlaceMode;
  /** Users without this permission do not get the screen, because they could not submit its form. */
  permission?: Permission;
}

/** One kind of pending work. The home page counts its rows and links to the page where users handle them. */
export interface Waiting<Field extends string = string> {
  /** The last part of the translation key of its label, `home:waiting.<name>`. */
  name: string;
  url: string;
  filters: Readonly<Partial<Record<Field, string>>>;
  /** The permission to fetch the rows; undefined if all users may fetch their own rows. */
  permission?: Permission;
  /**
   * The field with the time since which a row has been pending. `sorts` is true if the server can sort rows by this
   * field.
   */
  since: { field: Field; sorts: boolean };
  /** The menu key of the list, and the query that shows exactly these rows. */
  menuKey: MenuKey;
  search: string;
  /** True for rows that become overdue after the hours in the parameter 审核管理-超时提醒. */
  isReviewed?: boolean;
  /** True for work that the bell in the header shows too. */
  isInBell?: boolean;
}

/** A call that this project proposes in addition to the contract, so a backend may lack it. */
export interface OptionalCall {
  method: 'GET' | 'POST';
  /** The path below the API base. A part that starts with `:` is an id. */
  path: string;
  /** The permission that a user needs for this call, if it differs from the permission of the screen. */
  permission?: Permission;
}
