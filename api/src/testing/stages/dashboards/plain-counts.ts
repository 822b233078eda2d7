import type { DatasetAnswer, DatasetQuery } from '@enlace/shared-contract/dashboards';

import type { Dataset } from '../../../domains/dashboards/datasets/define-dataset';
import type { PlainFact, PlainMember } from './random-facts';

/** Counts over lists in memory, as plain as possible, to compare with the answers of the database. */

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day that a clock in the zone shows. */
export function plainDay(at: Date, tz: string): string {
  const format = formats.get(tz) ?? new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' });
  formats.set(tz, format);
  return format.format(at);
}

const quarterMs = 15 * 60_000;

/** The begin of a day, by looking at each quarter of an hour. */
function plainStart(day: string, tz: string): number {
  let at = Date.parse(`${day}T00:00:00Z`) - 16 * 3_600_000;
  while (plainDay(new Date(at), tz) < day) at += quarterMs;
  return at;
}

/** First day of the step of a day. */
export function plainStep(day: string, grain: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (grain === 'week') {
    while (date.getUTCDay() !== 1) date.setUTCDate(date.getUTCDate() - 1);
    return date.toISOString().slice(0, 10);
  }
  const [year = '', month = ''] = day.split('-');
  if (grain === 'month') return `${year}-${month}-01`;
  if (grain === 'year') return `${year}-01-01`;
  if (grain === 'quarter') return `${year}-${['01', '04', '07', '10'][Math.floor((Number(month) - 1) / 3)]}-01`;
  return day;
}

/** Something that happened, with the groups that it is in. */
export interface PlainRow {
  readonly at: Date;
  readonly keys: readonly string[];
}

const bands = ['0-1', '2-4', '5-9', '10-14', '15-'];

function bandOf(years: number | null): string {
  if (years === null) return 'none';
  return bands.find((band) => band.endsWith('-') || years <= Number(band.split('-')[1])) ?? 'none';
}

const columns = {
  country: 'country_code',
  state: 'state_id',
  area: 'area_id',
  chapter: 'chapter_id',
  seniority: 'seniority_id',
  title: 'job_title_id',
} as const;

/** A value of a member that a viewer may read. */
function shownValue<K extends keyof PlainMember>(member: PlainMember, column: K, isProtected: boolean) {
  return isProtected && member.hides.includes(column) ? null : member[column];
}

function groupsOf(member: PlainMember, by: Dataset['by'], isProtected: boolean): readonly string[] {
  if (by === 'time' || by === 'none') return ['total'];
  if (by === 'years') return [bandOf(shownValue(member, 'years', isProtected))];
  if (by === 'type') {
    const ids = shownValue(member, 'job_type_ids', isProtected) ?? [];
    return ids.length === 0 ? ['none'] : ids.map(String);
  }
  if (by === 'subject') return [];
  return [String(shownValue(member, columns[by], isProtected) ?? 'none')];
}

/** Members whom a data set counts. */
export function plainMembers(
  members: readonly PlainMember[],
  { source, by }: Pick<Dataset, 'source' | 'by'>,
  filters: Pick<DatasetQuery, 'area' | 'country' | 'chapter'>,
  isProtected = false,
): readonly (PlainRow & { readonly member: PlainMember })[] {
  const fits = (value: unknown, list: readonly unknown[] | undefined): boolean =>
    list === undefined || list.length === 0 || list.includes(value);
  return members
    .filter((member) => source === 'members' || (source === 'latinas' ? member.is_latina : member.is_premium))
    .filter(
      (member) =>
        fits(shownValue(member, 'area_id', isProtected), filters.area) &&
        fits(shownValue(member, 'country_code', isProtected), filters.country) &&
        fits(shownValue(member, 'chapter_id', isProtected), filters.chapter),
    )
    .map((member) => ({ at: member.joined_at, keys: groupsOf(member, by, isProtected), member }));
}

const subjectNames: Readonly<Record<string, string>> = {
  job_view: 'job',
  company_view: 'company',
  chapter_view: 'chapter',
};

/** Facts that a data set counts. */
export function plainFacts(
  facts: readonly PlainFact[],
  { source, by }: Pick<Dataset, 'source' | 'by'>,
  companies: readonly number[] | undefined,
  chapters?: readonly number[],
): readonly PlainRow[] {
  const kinds: readonly string[] = typeof source === 'string' ? [] : source;
  return facts
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ company_id: id, kind }) =>
      kind === 'chapter_view' && by === 'chapter' ? true : companies === undefined || companies.includes(id ?? 0),
    )
    .filter(({ subject_id: id }) => chapters === undefined || chapters.includes(id ?? 0))
    .map(({ kind, subject_id: id, happened_at: at }) => ({
      at,
      keys: [by === 'subject' ? `${subjectNames[kind]}:${id}` : by === 'chapter' ? String(id) : 'total'],
    }));
}

/** Rows whose local day is in a period. */
export function rowsWithin<R extends PlainRow>(
  rows: readonly R[],
  days: DatasetAnswer['meta']['period'],
  tz: string,
): R[] {
  return rows.filter(({ at }) => {
    const day = plainDay(at, tz);
    return days === null || (day >= days.from && day <= days.to);
  });
}

/**
 * Rows of the compared period: of its last day only as much time as has passed today, while the period is not finished.
 */
export function rowsCompared<R extends PlainRow>(rows: readonly R[], { meta }: DatasetAnswer, now: Date): R[] {
  const { compare, period, tz } = meta;
  if (compare === null || period === null) return [];
  const today = plainDay(now, tz);
  const inDays = rowsWithin(rows, compare, tz);
  const lengthOf = ({ from }: { from: string }, to: string) => Date.parse(to) - Date.parse(from);
  // A shorter month is compared as a whole.
  const isCut = today <= period.to && lengthOf(period, today) === lengthOf(compare, compare.to);
  if (!isCut) return inDays;
  const passedMs = Math.floor((now.getTime() - plainStart(today, tz)) / quarterMs) * quarterMs;
  const lastMs = plainStart(compare.to, tz) + passedMs;
  return inDays.filter(({ at }) => at.getTime() < lastMs);
}

/** The number of rows of each group. */
export function countKeys(rows: readonly PlainRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of rows.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
