import { type Feature, isFeature } from './features';
import { atBase } from '@/shared/settings/base';
import { deployment } from '@/shared/settings/deployment';

/** An identity provider other than WeChat. `key` is part of addresses, and `name` is the server's label. */
export interface Provider {
  key: string;
  name: string;
}

/** The system's name, logo, legal notices and settings (docs/contract#2.18). */
export interface SystemConfig {
  sysTitle: string;
  logoUrl: string;
  rightReserved: string;
  recordNumber: string;
  serviceTel: string;
  /** True when every sign-in needs the captcha. */
  captchaEnabled: boolean;
  /** True when the server has the figures of `/analysis/*`, which the specification labels as demo only. */
  analysis: boolean;
  /** True when the server lists the failed checks of records, and can filter by them. */
  auditChecks: boolean;
  /** True when one call can decide on many records and reports how many it skipped (docs/contract#3.1). */
  batchAudit: boolean;
  /** True when a refund or a collection needs a second person to confirm it (`biz.finance.fourEyes`). */
  fourEyes: boolean;
  /** True when the server answers a repeated `Idempotency-Key` with its first response and acts only once. */
  idempotency: boolean;
  /** True when all rows with the same `Import-Key` share one entry in the operation log. */
  importKeys: boolean;
  /** True when records under review have a reviewer by whom lists can be filtered (`take`, `release`, `assign`). */
  reviewers: boolean;
  /** True when reviewers can ask an applicant for more material before they decide (`askMore`). */
  askMore: boolean;
  /** True when duplicates can be merged, and a merge can be undone (`merge`). */
  merging: boolean;
  /** True when reviewers can put a record off until a day, by which lists can be filtered (`later`). */
  later: boolean;
  /** True when records under review are in queues by which lists can be filtered (`move`). */
  reviewQueues: boolean;
  /** True when a reviewer can hand a queue over to a colleague (`/biz/review/handover`). */
  handover: boolean;
  /** True when accounts can have second factors, and a role can require them (docs/contract#2.46). */
  factors: boolean;
  /** True when signed-in pages, prints and exports carry their reader's name. */
  watermark: boolean;
  /** Minutes without input after which all windows are locked; 0 means never. */
  lockAfter: number;
  /** The filter conditions besides plain values: `not`, `in`, `empty`, `range` (docs/contract#2.41). */
  filterConditions: readonly string[];
  /** The optional features of the server's process engine (docs/contract#2.49), such as `subprocess` and `form`. */
  modes?: readonly string[] | undefined;
  /** The actions that users can take on a workflow task besides deciding it (docs/contract#2.50). */
  taskActions: readonly string[];
  /** Hours after which a pending record is overdue. */
  overdueHours: number;
  /** Keywords to flag when content is reviewed before publication. Undefined for the built-in keywords. */
  auditWords?: readonly string[] | undefined;
  /** The identity providers for sign-in other than WeChat (docs/contract#2.47). */
  providers: readonly Provider[];
  /** The enabled features. Undefined if the server sends no list; each is then on until its call proves missing. */
  features?: readonly Feature[] | undefined;
  /** The key of the map service. Without a key, no maps are shown. The security code stays on the server. */
  amapKey?: string | undefined;
}

/** The boolean fields of the system config. */
const SWITCHES = [
  'captchaEnabled',
  'analysis',
  'auditChecks',
  'batchAudit',
  'fourEyes',
  'idempotency',
  'importKeys',
  'reviewers',
  'askMore',
  'merging',
  'later',
  'reviewQueues',
  'handover',
  'factors',
  'watermark',
] as const satisfies (keyof SystemConfig)[];

type Switches = Record<(typeof SWITCHES)[number], boolean>;

const switches = (state: (name: keyof Switches) => boolean) =>
  Object.fromEntries(SWITCHES.map((name) => [name, state(name)])) as Switches;

/** The defaults, used for missing fields, and for all fields until the system config has loaded. */
export const defaultConfig: SystemConfig = {
  sysTitle: 'Talent Desk',
  logoUrl: atBase('/logo.svg'),
  rightReserved: '',
  recordNumber: '',
  serviceTel: '',
  ...switches(() => false),
  lockAfter: 0,
  filterConditions: [],
  taskActions: [],
  overdueHours: 48,
  providers: [],
};

/** Parses the system config; every missing or invalid field keeps its default. */
export function toSystemConfig(data: unknown): SystemConfig {
  const config = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  const text = (key: keyof SystemConfig, fallback = '') => textOf(config[key]) || fallback;
  const amount = (key: 'lockAfter' | 'overdueHours') =>
    Number(text(key)) > 0 ? Number(text(key)) : defaultConfig[key];
  const list = (key: keyof SystemConfig) => {
    const value = config[key];
    return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : listOf(text(key));
  };
  return {
    features: list('features')?.filter(isFeature),
    amapKey: text('amapKey') || deployment.mapKey,
    sysTitle: text('sysTitle', defaultConfig.sysTitle),
    logoUrl: text('logoUrl', defaultConfig.logoUrl),
    rightReserved: text('rightReserved'),
    recordNumber: text('recordNumber'),
    serviceTel: text('serviceTel'),
    ...switches((name) => isOn(config[name])),
    filterConditions: list('filterConditions') ?? [],
    modes: list('modes'),
    taskActions: list('taskActions') ?? [],
    lockAfter: amount('lockAfter'),
    overdueHours: amount('overdueHours'),
    auditWords: list('auditWords'),
    providers: providersOf(config.providers),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/** Returns the providers with a name and a key that fits in an address. Excludes WeChat, a separate feature. */
function providersOf(value: unknown): Provider[] {
  const all = (Array.isArray(value) ? (value as unknown[]) : []).map((one) => {
    const { key, name } = (one ?? {}) as Record<string, unknown>;
    return [textOf(key), textOf(name)] as const;
  });
  return [...new Map(all.filter(([key, name]) => /^(?!wechat$)[\da-z_-]+$/.test(key) && name))].map(([key, name]) => ({
    key,
    name,
  }));
}

/** Splits a text into the entries of a list. Returns undefined if the text has no entries. */
function listOf(text: string): string[] | undefined {
  const entries = text.split(/[\n,;，；、]/).map((word) => word.trim());
  const given = entries.filter(Boolean);
  return given.length > 0 ? given : undefined;
}

const isOn = (value: unknown) => ([true, 'true', 'Y', '1', 1] as unknown[]).includes(value);
