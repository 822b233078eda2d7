import { companyFlags } from '@enlace/shared-contract/partners';
import type { JobFacetGroup } from '@enlace/shared-contract/work';
import { sql } from 'kysely';

import type { TestApi } from '../../build-test-api';

/** A filter of a search: its values by the name of the parameter. */
export type PlainSearch = Readonly<Record<string, readonly string[]>>;

/** An open job as the tables have it, without what the search stores of it. */
export interface PlainJob {
  readonly id: number;
  readonly company: string;
  readonly publishedAt: number;
  readonly texts: string;
  /** Upper end of a year's pay; null where the pay is not stated. */
  readonly pay: number | null;
  readonly values: ReadonlyMap<JobFacetGroup, ReadonlySet<string>>;
}

const pairs: readonly (readonly [JobFacetGroup, table: string, column: string, target: string, value: string])[] = [
  ...['functional', 'project_management', 'design', 'data', 'engineer'].map(
    (kind) => ['area', `job_${kind}_areas`, 'area_id', 'areas', 'slug'] as const,
  ),
  ['seniority', 'job_seniority_levels', 'seniority_level_id', 'seniority_levels', 'slug'],
  ['location', 'job_job_locations', 'job_location_id', 'job_locations', 'slug'],
  ['type', 'job_job_types', 'job_type_id', 'job_types', 'id'],
  ['title', 'job_job_titles', 'job_title_id', 'job_titles', 'id'],
  ['tag', 'job_job_tags', 'tag_id', 'tags', 'slug'],
  ['perk', 'job_job_perks', 'perk_id', 'perks', 'slug'],
];

interface JobRow extends Readonly<Record<string, unknown>> {
  readonly id: number;
  readonly company_id: number;
  readonly company: string;
  readonly published_at: Date;
  readonly texts: string;
  readonly workplace: string;
  readonly salary_from: number | null;
  readonly salary_to: number | null;
  readonly currency: string | null;
  readonly salary_period: 'hour' | 'month' | 'year';
}

/** The open jobs of a database. */
export async function readPlainJobs({ deps: { db } }: TestApi): Promise<PlainJob[]> {
  const { rows } = await sql<JobRow>`select j.id, j.company_id, c.slug as company, j.published_at, j.workplace,
      lower(f_unaccent(concat_ws(' ', j.title, j.summary, c.name, j.translations #>> '{es,title}',
        j.translations #>> '{pt,title}', j.translations #>> '{es,summary}', j.translations #>> '{pt,summary}'))) as texts,
      j.salary_from, j.salary_to, j.currency, j.salary_period,
      ${sql.join(companyFlags.map((flag) => sql.ref(`c.${flag}`)))}
    from jobs j join companies c on c.id = j.company_id
    where j.deleted_at is null and c.deleted_at is null and j.published_at <= now()
      and (j.ends_at is null or j.ends_at > now())`.execute(db);
  const values = new Map(rows.map((row) => [row.id, new Map(wordsOf(row))]));
  const add = (job: number, group: JobFacetGroup, value: string) => {
    const groups = values.get(job);
    groups?.set(group, new Set([...(groups.get(group) ?? []), value]));
  };
  for (const [group, table, column, target, value] of pairs) {
    const alive = target === 'job_locations' ? sql`n.deleted_at is null` : sql`true`;
    const { rows: pairRows } = await sql<{ job: number; value: string }>`select p.job_id as job,
      ${sql.ref(`n.${value}`)}::text as value from ${sql.table(table)} p
      join ${sql.table(target)} n on n.id = ${sql.ref(`p.${column}`)} where ${alive}`.execute(db);
    for (const pair of pairRows) add(pair.job, group, pair.value);
  }
  const { rows: perkRows } = await sql<{ company: number; slug: string }>`select p.company_id as company, n.slug
    from company_perks p join perks n on n.id = p.perk_id`.execute(db);
  for (const { company, slug } of perkRows)
    for (const row of rows) if (row.company_id === company) add(row.id, 'perk', slug);
  return rows.map((row) => ({
    id: row.id,
    company: row.company,
    publishedAt: row.published_at.getTime(),
    texts: row.texts,
    pay: payOf(row),
    values: values.get(row.id) ?? new Map(),
  }));
}

const hours = { '24h': 24, '7d': 168, '30d': 720 } as const;
const perYear = { hour: 2080, month: 12, year: 1 } as const;

function payOf({ salary_from: from, salary_to: to, currency, salary_period: period }: JobRow): number | null {
  return from === null || currency === null ? null : Math.max(from, to ?? 0) * perYear[period];
}

function wordsOf(row: JobRow): [JobFacetGroup, Set<string>][] {
  const age = Date.now() - row.published_at.getTime();
  const ages = Object.entries(hours).flatMap(([name, length]) => (age < length * 3_600_000 ? [name] : []));
  return [
    ['workplace', new Set([row.workplace])],
    ['since', new Set(ages)],
    ['company_perk', new Set(companyFlags.filter((flag) => row[flag] === true))],
    payOf(row) === null ? ['salary_unstated', new Set(['1'])] : ['currency', new Set([row.currency ?? ''])],
  ];
}

const salaryNames = ['salary_from', 'currency', 'salary_unstated'];

/** Whether a job fits a search, without the part with this name. */
export function fitsSearch(job: PlainJob, search: PlainSearch, without: string | null = null): boolean {
  const isSalaryFree = without !== null && [...salaryNames, 'salary'].includes(without);
  return Object.entries(search).every(([name, chosenValues]) => {
    if (name === without || name === 'salary_period') return true;
    if (salaryNames.includes(name)) return isSalaryFree || fitsPay(job, search);
    if (name === 'company') return chosenValues.includes(job.company);
    if (name === 'search') return chosenValues.every((word) => job.texts.includes(word));
    return chosenValues.some((value) => valuesOf(job, name).has(value));
  });
}

export function valuesOf(job: PlainJob, group: string): ReadonlySet<string> {
  return [...job.values].find(([name]) => name === group)?.[1] ?? new Set();
}

function fitsPay(job: PlainJob, search: PlainSearch): boolean {
  const [amount] = search['salary_from'] ?? [];
  const [currency] = search['currency'] ?? [];
  if (job.pay === null) return search['salary_unstated'] !== undefined;
  if (amount === undefined && currency === undefined) return false;
  const [period = 'year'] = search['salary_period'] ?? [];
  const least = Number(amount ?? 0) * (period === 'month' ? 12 : period === 'hour' ? 2080 : 1);
  return job.pay >= least && (currency === undefined || valuesOf(job, 'currency').has(currency));
}
