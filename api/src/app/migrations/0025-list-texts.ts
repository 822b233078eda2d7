import { type Kysely, sql } from 'kysely';

/** Texts of a table by which a list is searched and sorted. */
interface ListTexts {
  /** Columns of which a list sorts by the folded value. */
  readonly sorted?: readonly string[];
  /** Like `sorted`, for columns with translations. */
  readonly sortedInLanguages?: readonly string[];
  readonly searched: readonly string[];
  /** Searched columns with translations. */
  readonly searchedInLanguages?: readonly string[];
  /** Condition of the rows that lists show; the indexes of the orders contain only these. */
  readonly listed?: string;
}

const languages = ['es', 'pt'];
const notRemoved = 'deleted_at is null';

/** The tables whose lists can become long. */
const tables: Readonly<Record<string, ListTexts>> = {
  companies: { sorted: ['name'], searched: ['name', 'city'], searchedInLanguages: ['summary'], listed: notRemoved },
  job_locations: { sortedInLanguages: ['name'], searched: [], searchedInLanguages: ['name'], listed: notRemoved },
  jobs: {
    sortedInLanguages: ['title'],
    searched: [],
    searchedInLanguages: ['title', 'summary'],
    listed: notRemoved,
  },
  events: {
    sortedInLanguages: ['title'],
    searched: ['city', 'venue_name'],
    searchedInLanguages: ['title', 'summary'],
    listed: notRemoved,
  },
  news: {
    sortedInLanguages: ['title'],
    searched: [],
    searchedInLanguages: ['title', 'summary', 'body'],
    listed: notRemoved,
  },
  pages: { searched: [], searchedInLanguages: ['title', 'summary', 'body'] },
  press: { searched: ['title', 'outlet', 'author', 'quote'], searchedInLanguages: ['summary'] },
  investors: { searched: ['name', 'city'], searchedInLanguages: ['summary', 'description'] },
  jefa_perks: { searched: ['partner'], searchedInLanguages: ['name', 'benefit', 'description'] },
  perks: { searched: [], searchedInLanguages: ['name', 'description'] },
  chapters: { searched: ['name', 'city', 'state'], searchedInLanguages: ['summary'] },
  courses: { searched: [], searchedInLanguages: ['title', 'summary'] },
  lessons: { searched: [], searchedInLanguages: ['title', 'summary'] },
  tags: { searched: [], searchedInLanguages: ['name'] },
  countries: { searched: [], searchedInLanguages: ['name'] },
};

const fold = (text: string): string => `lower(f_unaccent(${text}))`;
const translate = (column: string, lang: string): string => `translations #>> '{${lang},${column}}'`;

/** Texts with spaces between; `concat_ws` is not immutable. */
const join = (texts: readonly string[]): string => texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `);

/** Adds stored columns by name with their values; one statement, so that the table is written once. */
const addTexts = (table: string, texts: readonly (readonly [name: string, text: string])[]): string =>
  `alter table ${table} ${texts
    .map(([name, text]) => `add column ${name} text generated always as (${text}) stored`)
    .join(', ')}`;

/** Folded texts of one sorted column: in the base language, and for translated columns in each language. */
const sortTexts = (column: string, isTranslated: boolean): [string, string][] => [
  [`${column}_sort`, fold(column)],
  ...(isTranslated ? languages : []).map((lang): [string, string] => [
    `${column}_sort_${lang}`,
    fold(`coalesce(nullif(${translate(column, lang)}, ''), ${column})`),
  ]),
];

const statementsOf = (table: string, texts: ListTexts): string[] => {
  const {
    sorted: sortColumns = [],
    sortedInLanguages = [],
    searched: searchedColumns,
    searchedInLanguages = [],
    listed: listedCondition,
  } = texts;
  const sorts = [
    ...sortColumns.flatMap((column) => sortTexts(column, false)),
    ...sortedInLanguages.flatMap((column) => sortTexts(column, true)),
  ];
  const searchTexts = [
    ...searchedColumns,
    ...searchedInLanguages.flatMap((column) => [column, ...languages.map((lang) => translate(column, lang))]),
  ];
  return [
    ...[...sortColumns, ...sortedInLanguages].map((column) => `drop index if exists ${table}_by_${column}`),
    addTexts(table, [...sorts, ['search_text', fold(join(searchTexts))]]),
    ...sorts.map(
      ([name]) =>
        `create index ${table}_by_${name} on ${table} (${name}, id)${listedCondition === undefined ? '' : ` where ${listedCondition}`}`,
    ),
    `create index ${table}_search_text on ${table} using gin (search_text gin_trgm_ops)`,
  ];
};

const listedUsers = 'deleted_at is null and anonymised_at is null';
const emailKey = `replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')
  || '@' || split_part(lower(email), '@', 2)`;
const linkedinKey = `nullif(trim(trailing '/' from regexp_replace(
  regexp_replace(lower(linkedin), '^https?://([a-z]+\\.)?linkedin\\.com/', ''), '[?#].*$', '')), '')`;

const users = [
  ...['users_by_name', 'users_by_name_back', 'users_by_created', 'users_by_updated', 'users_search'].map(
    (index) => `drop index ${index}`,
  ),
  addTexts('users', [
    ['name_sort', fold(`first_name || ' ' || last_name`)],
    ['email_sort', 'lower(email)'],
    ['search_text', fold(`first_name || ' ' || last_name || ' ' || email`)],
    // Accounts with an equal key may belong to one person.
    ['email_key', emailKey],
    ['linkedin_key', linkedinKey],
    ['name_key', `${fold(`trim(first_name || ' ' || last_name)`)} || '|' || country_code`],
  ]),
  ...['name_sort', 'email_sort', 'created_at', 'updated_at'].map(
    (column) => `create index users_by_${column} on users (${column}, id) where ${listedUsers}`,
  ),
  ...['email_key', 'linkedin_key', 'name_key'].map(
    (column) =>
      `create index users_by_${column} on users (${column}, id) where ${listedUsers} and ${column} is not null`,
  ),
  'drop index users_last_sign_in',
  'drop index users_last_sign_in_newest',
  `create index users_by_last_sign_in on users (last_sign_in_at, id) where ${listedUsers}`,
  `create index users_by_last_sign_in_back on users (last_sign_in_at desc nulls last, id desc) where ${listedUsers}`,
  ...['search_text', 'name_sort'].map(
    (column) => `create index users_${column} on users using gin (${column} gin_trgm_ops)`,
  ),
];

const statements = [
  // With the default cost the planner prefers to fold each text of a table over reading an index of folded texts.
  'alter function f_unaccent(text) cost 200',
  ...Object.entries(tables).flatMap(([table, texts]) => statementsOf(table, texts)),
  ...users,
  // The share of rows with a word is estimated from a sample; the usual sample is too small for rare words.
  ...['users', 'companies', 'job_locations', 'jobs'].map(
    (table) => `alter table ${table} alter column search_text set statistics 500`,
  ),
];

/**
 * Stored folded texts of the long lists. An index of an expression would need the expression again for each row that
 * an index proposes, and a later page could not be skipped in the index alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
