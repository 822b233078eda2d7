import { packageCalls, packagesSchema, versioningCalls, versioningsSchema } from '@enlace/shared-contract/packages';
import type { Locale } from '@enlace/shared-contract/text';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';

const client = 'authenticated';
const shows = () => ['packages', 'features'];

/** Changes of features and packages. */
export const versionings = createCalls('adminContent/versionings', {
  /** A page of changes. */
  list: defineCall({
    client,
    request: ({ roleId, until, page, locale }: VersioningsQuestion) => ({
      call: versioningCalls.getVersionings,
      query: { role_id: roleId, created_at_to: until, page, paginate: pageSize, lang: locale },
    }),
    read: bodyOf(versioningsSchema),
    shows,
  }),
  /** The packages of all roles, for their names and currencies. */
  packages: defineCall({
    client,
    request: (lang: Locale) => ({ call: packageCalls.getRolePackages, query: { lang } }),
    read: dataOf(packagesSchema),
    shows,
  }),
});

export const pageSize = 25;

/** The filters in an address; invalid values are ignored. */
export interface VersioningsChoice {
  readonly roleId: number | null;
  /** `YYYY-MM-DD`, empty for none. */
  readonly until: string;
  readonly page: number;
}

export interface VersioningsQuestion extends VersioningsChoice {
  readonly locale: Locale;
}

export function choiceOf(search: URLSearchParams): VersioningsChoice {
  const natural = (name: string) => {
    const number = Number(search.get(name));
    return Number.isInteger(number) && number > 0 && number <= 1_000_000 ? number : null;
  };
  const until = search.get('created_at_to') ?? '';
  return {
    roleId: natural('role_id'),
    until: /^\d{4}-\d{2}-\d{2}$/.test(until) && !Number.isNaN(Date.parse(until)) ? until : '',
    page: natural('page') ?? 1,
  };
}

export function addressOf({ roleId, until, page }: VersioningsChoice): string {
  const entries = Object.entries({
    role_id: roleId === null ? '' : String(roleId),
    created_at_to: until,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '/admin/versionings' : `/admin/versionings?${text}`;
}
