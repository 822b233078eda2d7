import type { DatasetInfo, datasetsSchema } from '@enlace/shared-contract/dashboards';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import type { Db } from '../../../infrastructure/db/database';
import { countryName } from '../../../kit/core/values/country-name';
import { type Expression, translateColumn } from '../../../kit/core/table/expressions';
import type { DashboardViewer } from './dashboard-viewer';
import { datasets } from './datasets';
import type { Dataset } from './define-dataset';
import { grainsFor, mayRead } from './plan-dataset';

/** Figures at the top of the home page. */
const mostFigures = 6;

/** Most entries of a list to choose from. */
const mostChoices = 1000;

/** Names of the data sets that a viewer reads, in the order of the catalogue. */
export const namesFor = (viewer: DashboardViewer): readonly string[] =>
  datasets.filter((dataset) => mayRead(dataset, viewer)).map(({ name }) => name);

/** The data sets that a viewer reads, with words, and what they can be filtered by. */
export async function listDatasets(
  db: Db,
  viewer: DashboardViewer,
  lang: Locale,
): Promise<z.infer<typeof datasetsSchema>> {
  const readable = datasets.filter((dataset) => mayRead(dataset, viewer));
  const placeOf = ({ figure }: Dataset): number => figure[viewer.kind] ?? Number.POSITIVE_INFINITY;
  const figures = readable
    .filter((dataset) => Number.isFinite(placeOf(dataset)))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .slice(0, mostFigures)
    .map(({ name }) => name);
  return {
    data: readable.map((dataset) => describeDataset(dataset, viewer, lang)),
    meta: {
      viewer: viewer.kind,
      figures,
      has_single_choice: viewer.isRestricted,
      choices: await findChoices(db, viewer, lang),
    },
  };
}

function describeDataset(dataset: Dataset, viewer: DashboardViewer, lang: Locale): DatasetInfo {
  const { name, kind, unit, words, filters, period } = dataset;
  return { name, kind, unit, ...words[lang], filters: [...filters], grains: [...grainsFor(dataset, viewer)], period };
}

interface Choice<Id> {
  readonly id: Id;
  readonly name: string;
}

async function read<Id>(db: Db, columns: Expression, condition: Expression): Promise<Choice<Id>[]> {
  const { rows } = await sql<Choice<Id>>`select * from (select ${columns} ${condition}) as choices
    order by lower(f_unaccent(name)), id limit ${mostChoices}`.execute(db);
  return [...rows];
}

async function findChoices(db: Db, { kind, companyIds, chapterIds }: DashboardViewer, lang: Locale) {
  const name = translateColumn({ lang, now: new Date(0) }, 'name');
  const isOwn = (ids: readonly number[] | null): Expression =>
    ids === null ? sql`true` : sql`t.id = any(${[...ids]}::bigint[])`;
  const isPublished = kind === 'recruiter' ? sql`t.published_at <= now()` : sql`true`;
  const [area, country, chapter, company] = await Promise.all([
    read<number>(db, sql`t.id, ${name} as name`, sql`from areas t`),
    read<string>(db, sql`t.code as id, ${countryName(lang, sql`t.code`)} as name`, sql`from countries t`),
    read<number>(
      db,
      sql`t.id, ${name} as name`,
      sql`from chapters t where t.deleted_at is null and ${isPublished} and ${isOwn(chapterIds)}`,
    ),
    read<number>(db, sql`t.id, t.name`, sql`from companies t where t.deleted_at is null and ${isOwn(companyIds)}`),
  ]);
  return { area, country, chapter, company };
}
