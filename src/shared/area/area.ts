import type { PlaceMode } from '@/shared/menu/place';
import type { MenuKey } from '@/shared/vocabulary/menuKey';
import type { OwnKey } from '@/shared/vocabulary/ownKey';
import type { Permission } from '@/shared/vocabulary/permission';

/**
 * What the rest of the product has to know of an area: the manifest `area.ts` in its folder. It is plain data and part of
 * the signed-in app's first file, so it imports types and light shared modules only, no schema and no component.
 * `src/app/areas.ts` lists all of them. The area's screens are in `screens.ts` beside it, because the sign-in page
 * prefetches one of them before the signed-in app is there.
 *
 * @example
 * export const member: Area<keyof typeof screens> = { name: 'member', maxKB: 55, optionalCalls: reviewCalls('/biz/memberCert') };
 */
export interface Area<Screen extends string = string> {
  /** The name of its folder, which is its i18n namespace too, and the key of its directory in the contract's menu. */
  name: string;
  /** The most its screens may load beyond the shell and the first list, in kB of brotli; `npm run size` compares it. */
  maxKB: number;
  /** The API path below which `npm run new` puts its resources: `/biz` unless given. */
  apiPath?: string;
  /** True for what every user has, whatever menu the server sends: its fixed screens are added without its directory. */
  isPersonal?: boolean;
  /** The hidden screens the client knows without the server's menu (docs/specification#2). */
  fixedScreens?: readonly FixedScreen<Screen>[];
  /** What waits for a decision: counted on the home page (docs/contract#3.4). */
  waiting?: readonly Waiting[];
  /** The resources whose records the command palette finds. */
  searched?: readonly Searched[];
  /** The calls beyond the contract, which a backend may lack. A call that is not here is one every backend has to answer. */
  optionalCalls?: readonly OptionalCall[];
}

/** A hidden screen below its area's directory, whose path is the directory's and the key. */
export interface FixedScreen<Screen extends string = string> {
  key: MenuKey | OwnKey;
  screen: Screen;
  mode?: PlaceMode;
  /** Without this permission the screen is not added at all: nobody should fill in a form they cannot submit. */
  permission?: Permission;
}

/** A kind of pending work: the rows it counts, the permission to see it, and the page that handles it. */
export interface Waiting<Field extends string = string> {
  /** Its label is `home:waiting.<name>`. */
  name: string;
  url: string;
  filters: Readonly<Partial<Record<Field, string>>>;
  /** Absent where everybody may ask for their own. */
  permission?: Permission;
  /** The field that says since when a row waits, and whether the server sorts by it. */
  since: { field: Field; sorts: boolean };
  /** The menu key of the list, and the query that shows exactly these rows. */
  menuKey: MenuKey;
  search: string;
  /** True for what is overdue after the hours of the parameter 审核管理-超时提醒. */
  isReviewed?: boolean;
  /** True for what the bell in the header shows, too. */
  isInBell?: boolean;
}

/** A resource whose records the palette finds, with the call and the filters of its list. */
export interface Searched<Field extends string = string> {
  /** The screen that must be in the user's menu. */
  list: MenuKey;
  path: string;
  /** The record's name, the first filter that is asked with. */
  nameField: Field;
  /** Further filters of the list, and the texts each of them can match. */
  also?: Readonly<Partial<Record<Field, RegExp>>>;
  /** True where a record can be fetched by its id. */
  byId?: boolean;
  /** The field shown after the name. */
  detailField?: Field;
  /** The screen that shows a record, and the field behind each parameter of its query. */
  to: MenuKey;
  query: Readonly<Record<string, Field>>;
}

/** A call the contract does not have: our proposal, which a backend may lack. */
export interface OptionalCall {
  method: 'GET' | 'POST';
  /** The path below the API base; a part that begins with `:` is an id. */
  path: string;
  /** The feature that is absent without the call. */
  without: string;
}
