import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { countryName } from '../../../../kit/core/values/country-name';
import { type Expression, translateColumn } from '../../../../kit/core/table/expressions';
import { bandKeys } from '../counts/count-members';
import type { DatasetDimension } from '../define-dataset';
import type { ViewerKind } from '../viewer-kind';
import { answerTexts } from './answer-texts';

interface Label {
  readonly text: string;
  /** Place in the order of the groups, where they have one. */
  readonly place: number;
}

export type Labels = ReadonlyMap<string, Label>;

interface Row {
  readonly key: string;
  readonly text: string | null;
  readonly place: number;
}

interface LabelReader {
  readonly lang: Locale;
  readonly kind: ViewerKind;
}

type NameOf = (lang: Locale) => Expression;

const translatedName =
  (column = 'name'): NameOf =>
  (lang) =>
    translateColumn({ lang, now: new Date(0) }, column);

/** Rows of a table by their ids. */
const byId =
  (table: string, name: NameOf = translatedName(), place = '0') =>
  (ids: readonly string[], lang: Locale): Expression =>
    sql`select t.id::text as key, ${name(lang)} as text, ${sql.raw(place)} as place from ${sql.table(table)} t
      where t.id = any(${ids.map(Number)}::bigint[])`;

const countries = (codes: readonly string[], lang: Locale): Expression =>
  sql`select t.code as key, ${countryName(lang, sql`t.code`)} as text, 0 as place from countries t
    where t.code = any(${[...codes]}::text[])`;

/** Several countries have states of the same name. */
const stateName: NameOf = (lang) =>
  sql`t.name || ', ' || coalesce(${countryName(lang, sql`t.country_code`)}, t.country_code)`;

const plainName: NameOf = () => sql`t.name`;

/** Recruiters read the names of published chapters alone. */
const publishedName: NameOf = (lang) =>
  sql`case when t.deleted_at is null and t.published_at <= now() then ${translatedName()(lang)} end`;

const tables: Readonly<Partial<Record<DatasetDimension, (keys: readonly string[], lang: Locale) => Expression>>> = {
  country: countries,
  state: byId('states', stateName),
  area: byId('areas'),
  chapter: byId('chapters'),
  seniority: byId('seniority_levels', translatedName(), 't.rank'),
  title: byId('job_titles'),
  type: byId('job_types'),
};

const subjects = {
  job: byId('jobs', translatedName('title')),
  company: byId('companies', plainName),
  chapter: byId('chapters'),
} as const;

async function read(db: Db, query: Expression): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`${query}`.execute(db);
  return rows;
}

async function findSubjects(db: Db, keys: readonly string[], lang: Locale): Promise<readonly Row[]> {
  const lists = await Promise.all(
    Object.entries(subjects).map(async ([kind, queryOf]) => {
      const prefix = `${kind}:`;
      const ids = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
      const rows = ids.length === 0 ? [] : await read(db, queryOf(ids, lang));
      return rows.map((row) => ({ ...row, key: `${prefix}${row.key}` }));
    }),
  );
  return lists.flat();
}

function bandLabels(lang: Locale): readonly Row[] {
  return bandKeys.map((key, place) => {
    const [from = '', to = ''] = key.split('-');
    return { key, text: answerTexts[lang].years(from, to), place };
  });
}

async function readRows(
  db: Db,
  by: DatasetDimension,
  keys: readonly string[],
  { lang, kind }: LabelReader,
): Promise<readonly Row[]> {
  if (by === 'years') return bandLabels(lang);
  // Recruiters have no chapters among the subjects.
  if (by === 'subject') return findSubjects(db, keys, lang);
  const queryOf = by === 'chapter' && kind === 'recruiter' ? byId('chapters', publishedName) : tables[by];
  return queryOf === undefined || keys.length === 0 ? [] : read(db, queryOf(keys, lang));
}

/** The names of groups in the caller's language. Names that this kind of viewer may not read are missing. */
export async function findLabels(
  db: Db,
  by: DatasetDimension,
  keys: readonly string[],
  reader: LabelReader,
): Promise<Labels> {
  const rows = await readRows(db, by, keys, reader);
  return new Map(rows.flatMap(({ key, text, place }) => (text === null ? [] : [[key, { text, place }]])));
}
