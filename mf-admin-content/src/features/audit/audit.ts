import { auditCalls, auditLabelsSchema, auditSchema, auditVerdictSchema } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';
import { bodyOf, createCalls, defineCall } from '@enlace/shared-data';
import { browserZone } from '../../lib/browser-zone';

export const pageSize = 50;

/** The filters in an address; invalid values are ignored. Days are `YYYY-MM-DD` in the user's time zone. */
export interface AuditChoice {
  readonly actorId: number | null;
  readonly resource: string;
  readonly rowId: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
  readonly page: number;
}

/** Calls of the audit's screen. */
export const audit = createCalls('adminContent/audit', {
  /** A page of entries. */
  list: defineCall({
    client: 'authenticated',
    request: (choice: AuditChoice) => ({
      call: auditCalls.getAudit,
      query: { ...filtersOf(choice), page: choice.page, per_page: pageSize },
    }),
    read: bodyOf(auditSchema),
    // Entries follow writes of all resources, so an answer is never kept.
    shows: () => ['audit'],
  }),
  /** What resources and actions are called. */
  labels: defineCall({
    client: 'authenticated',
    request: (lang: Locale) => ({ call: auditCalls.getAuditLabels, query: { lang } }),
    read: bodyOf(auditLabelsSchema),
  }),
  file: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: (choice: AuditChoice) => ({
      call: auditCalls.downloadAudit,
      query: { ...filtersOf(choice), tz: browserZone() },
    }),
    read: ({ body }) => String(body),
  }),
  verify: defineCall({
    mode: 'first',
    client: 'authenticated',
    request: () => ({ call: auditCalls.verifyAudit }),
    read: bodyOf(auditVerdictSchema),
  }),
});

/** The filters as the API takes them: days become the instants of their beginning and end. */
function filtersOf({ actorId, resource, rowId, action, from, to }: AuditChoice): Readonly<Record<string, string>> {
  const entries: readonly (readonly [string, string])[] = [
    ['actor_id', actorId === null ? '' : String(actorId)],
    ['resource', resource],
    ['row_id', rowId],
    ['action', action],
    ['from', from === '' ? '' : startOf(from, 0)],
    ['to', to === '' ? '' : startOf(to, 1)],
  ];
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

/** The first instant of a day of the user, or of a later one. */
function startOf(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}

export function choiceOf(search: URLSearchParams): AuditChoice {
  const natural = (name: string) => {
    const number = Number(search.get(name));
    return Number.isInteger(number) && number > 0 && number <= 1_000_000_000 ? number : null;
  };
  const word = (name: string) => (search.get(name) ?? '').slice(0, 60);
  const day = (name: string) => {
    const text = search.get(name) ?? '';
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
  };
  return {
    actorId: natural('actor_id'),
    resource: word('resource'),
    rowId: word('row_id'),
    action: word('action'),
    from: day('from'),
    to: day('to'),
    page: natural('page') ?? 1,
  };
}

export function addressOf({ actorId, resource, rowId, action, from, to, page }: AuditChoice): string {
  const entries = Object.entries({
    actor_id: actorId === null ? '' : String(actorId),
    resource,
    row_id: rowId,
    action,
    from,
    to,
    page: page === 1 ? '' : String(page),
  }).filter(([, value]) => value !== '');
  const text = new URLSearchParams(entries).toString();
  return text === '' ? '/admin/audit' : `/admin/audit?${text}`;
}

export function isNarrowed(choice: AuditChoice): boolean {
  return Object.keys(filtersOf(choice)).length > 0;
}
