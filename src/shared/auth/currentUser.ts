import type { Id } from '@/shared/lib/id';

/** A company the user may switch to. */
interface Company {
  compId: Id;
  companyName: string;
  logo: string;
}

/** The signed-in user, from `GET` user info (docs/contract#2.2), with every field normalized. */
export interface CurrentUser {
  userId: Id;
  userName: string;
  loginName: string;
  avatar: string;
  roleIds: Id[];
  /** Permission strings `module:entity:action`; an empty list allows everything (docs/specification#6). */
  buttons: string[];
  /** The actions by permission id, in the second possible reading of the specification (docs/specification#6). */
  permissions: ReadonlyMap<string, readonly string[]>;
  company?: Company;
  myTeam: Company[];
  currCompId?: Id;
  admin: boolean;
  userType: string;
  /** The last four digits of the phone number; '' if user info has none. */
  phoneEnd: string;
  /** The field rights by permission and field name. Not validated here, because `fieldLimit` validates them. */
  fields?: unknown;
  /** True until the user changes a password set by an administrator or the server; false if the field is missing. */
  mustChangePassword: boolean;
  /** True while one of the user's roles requires a second factor that the user lacks. False if the field is missing. */
  factorRequired: boolean;
  /** The name of the role that the user views the product as, read-only (see `viewAs.ts`). */
  asRole?: string;
}

type Fields = Record<string, unknown>;
const fields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
const id = (value: unknown): Id | undefined =>
  typeof value === 'number' || (typeof value === 'string' && value) ? value : undefined;

/**
 * Parses user info. Throws with the specification's messages if `userId` is missing, or if `roleIds` is missing or
 * empty. Any other missing field gets an empty value.
 */
export function toCurrentUser(data: unknown): CurrentUser {
  const user = fields(data);
  const userId = id(user.userId);
  if (!Array.isArray(user.roleIds) || user.roleIds.length === 0)
    throw new Error('getInfo: roles must be a non-null array');
  if (userId === undefined) throw new Error('getInfo: userId is missing');
  const company = toCompany(user.company);
  return {
    userId,
    userName: text(user.userName) || text(user.loginName),
    loginName: text(user.loginName),
    avatar: text(user.avatar),
    roleIds: user.roleIds.map(id).filter((value) => value !== undefined),
    buttons: Array.isArray(user.buttons) ? user.buttons.filter((b) => typeof b === 'string') : [],
    permissions: toPermissions(fields(user.roles).permissions),
    company: company.companyName ? company : undefined,
    myTeam: Array.isArray(user.myTeam) ? user.myTeam.map(toCompany).filter((c) => c.compId !== '') : [],
    currCompId: id(user.currCompId),
    admin: user.admin === true,
    userType: text(user.userType),
    phoneEnd: text(user.phonenumber).slice(-4),
    ...(user.fields ? { fields: user.fields } : {}),
    mustChangePassword: user.mustChangePassword === true,
    factorRequired: user.factorRequired === true,
  };
}

function toCompany(value: unknown): Company {
  const company = fields(value);
  return { compId: id(company.compId) ?? '', companyName: text(company.companyName), logo: text(company.logo) };
}

function toPermissions(value: unknown): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of Array.isArray(value) ? value.map(fields) : []) {
    const actions = Array.isArray(entry.actionList)
      ? entry.actionList
      : (Array.isArray(entry.actionEntitySet) ? entry.actionEntitySet : []).map((a: unknown) => fields(a).action);
    found.set(
      text(entry.permissionId),
      actions.filter((a: unknown) => typeof a === 'string'),
    );
  }
  return found;
}
