import { packageCalls, packageSchema, versioningCalls, versioningsSchema, type Package } from '@enlace/shared-contract';

import { createAnswer } from '../../lib/create-answer';

/** Changes of features and packages, a page of them. */
export const versionings = createAnswer('adminContent/versionings', {
  call: versioningCalls.getVersionings,
  schema: versioningsSchema,
});

/** The packages of all roles, for their names and currencies. */
export const knownPackages = createAnswer<readonly Package[]>('adminContent/knownPackages', {
  call: packageCalls.getRolePackages,
  schema: {
    safeParse(body) {
      const rows: unknown = typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
      const parsed = Array.isArray(rows) ? rows.map((row) => packageSchema.safeParse(row).data) : [];
      const known = parsed.filter((row) => row !== undefined);
      return known.length === parsed.length && Array.isArray(rows)
        ? { success: true, data: known }
        : { success: false };
    },
  },
});

export const pageSize = 25;

/** What an address asks for; what it cannot mean is as if it were not there. */
export interface VersioningsChoice {
  readonly roleId: number | null;
  /** `YYYY-MM-DD`, empty for none. */
  readonly until: string;
  readonly page: number;
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

export function versioningsNeed({ roleId, until, page }: VersioningsChoice, lang: string) {
  return versionings.need({ query: { role_id: roleId, created_at_to: until, page, paginate: pageSize, lang } });
}
