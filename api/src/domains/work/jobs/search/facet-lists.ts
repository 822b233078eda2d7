import { companyFlags } from '@enlace/shared-contract/partners';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/core/table/expressions';

/** A group of the search whose values are rows, or offers of companies. */
interface FacetList {
  /** Number in the codes of `job_facets`, as migration 0123 writes them. */
  readonly group: number;
  readonly target: string;
  /** Whether the rows have slugs; others are named by their ids. */
  readonly hasSlug: boolean;
}

export const facetLists = {
  area: { group: 1, target: 'areas', hasSlug: true },
  seniority: { group: 2, target: 'seniority_levels', hasSlug: true },
  location: { group: 3, target: 'job_locations', hasSlug: true },
  type: { group: 4, target: 'job_types', hasSlug: false },
  title: { group: 5, target: 'job_titles', hasSlug: false },
  tag: { group: 6, target: 'tags', hasSlug: true },
  perk: { group: 7, target: 'perks', hasSlug: true },
} as const satisfies Readonly<Record<string, FacetList>>;

export type FacetListName = keyof typeof facetLists;
/** The groups whose values are codes. */
type CodedGroup = FacetListName | 'company_perk';

const flagGroup = 8;
const unit = 100_000_000;

export const facetListNames = Object.keys(facetLists) as FacetListName[];
export const codedGroups: readonly CodedGroup[] = [...facetListNames, 'company_perk'];

const groupNames = new Map<number, CodedGroup>([
  ...facetListNames.map((name) => [facetLists[name].group, name] as const),
  [flagGroup, 'company_perk'],
]);

/** The group and the id in a code; the id of an offer is its place among `companyFlags`, from 1. */
export function readCode(code: number): { readonly group: CodedGroup; readonly id: number } | null {
  const group = groupNames.get(Math.floor(code / unit));
  return group === undefined ? null : { group, id: code % unit };
}

/** The values of a filter. */
export const valuesOf = (value: unknown): string[] => String(value).split(',');

/** The codes of the chosen values of a group. Values that do not exist have none. */
export async function findCodes(db: Db, group: CodedGroup, value: unknown): Promise<number[]> {
  const values = valuesOf(value);
  if (group === 'company_perk')
    return companyFlags.flatMap((flag, at) => (values.includes(flag) ? [flagGroup * unit + at + 1] : []));
  const list = facetLists[group];
  const names = sql.join(values.map((one) => sql`${one}::text`));
  const hasSlug = list.hasSlug ? sql`n.slug in (${names})` : sql`false`;
  const isAlive = group === 'location' ? sql`n.deleted_at is null` : sql`true`;
  const { rows } = await sql<{ id: number }>`select n.id from ${sql.table(list.target)} n
    where (${hasSlug} or n.id::text in (${names})) and ${isAlive}`.execute(db);
  return rows.map(({ id }) => list.group * unit + id);
}

/** Whether a job, with the alias `t`, has one of the codes that `findCodes` answered. */
export function hasCode(codes: unknown): Expression {
  const numbers = Array.isArray(codes) ? codes.map(Number) : [];
  if (numbers.length === 0) return sql`false`;
  return sql`exists (select 1 from job_facets f where f.job_id = t.id
    and f.codes && array[${sql.join(numbers.map((code) => sql.lit(code)))}]::integer[])`;
}
