import { type Kysely, sql } from 'kysely';

const languages = ['en', 'es', 'pt'] as const;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Codes of countries in the order of their names in a language. */
function codesByName(language: string): string[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = names.of(code);
      return name === undefined ? [] : [{ code, name }];
    })
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
}

const placeIn = (language: string): string => `array_position('{${codesByName(language).join(',')}}'::text[], code)`;

/** Indexes of a sort value that can be missing: such rows come last in both directions. */
const both = (name: string, table: string, value: string, condition = ''): string[] => [
  `create index ${name} on ${table} (${value}, id)${condition}`,
  `create index ${name}_back on ${table} (${value} desc nulls last, id desc)${condition}`,
];

const notRemoved = ' where deleted_at is null';

const tablesWithCountry = { companies: notRemoved, investors: '', job_locations: notRemoved };

/** Orders of long lists by the name of the country in three languages, and by choices. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const [en, es, pt] = languages.map(placeIn);
  const statements = [
    `create function country_place(code text, language text) returns integer language plpgsql immutable parallel safe
      as $$ begin return case language when 'es' then ${es} when 'pt' then ${pt} else ${en} end; end $$`,
    ...Object.entries(tablesWithCountry).flatMap(([table, condition]) =>
      languages.flatMap((language) =>
        both(`${table}_by_country_${language}`, table, `country_place(country_code, '${language}')`, condition),
      ),
    ),
    `create function company_size_place(size text) returns integer language sql immutable parallel safe
      as $$ select array_position('{1-10,11-50,51-200,201-1000,1001-5000,5001+}'::text[], size) $$`,
    ...both('companies_by_size', 'companies', 'company_size_place(size)', notRemoved),
    ...both('investors_by_kind', 'investors', 'kind'),
    ...both('press_by_kind', 'press', 'kind'),
    ...both('jobs_by_workplace', 'jobs', 'workplace', notRemoved),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
