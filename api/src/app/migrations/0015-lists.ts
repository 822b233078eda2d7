import { type Kysely, sql } from 'kysely';

const identity = 'id bigint generated always as identity primary key';
const plain = (column: string): string => `lower(f_unaccent(${column}))`;

/** A sort value that every row has: one index serves both directions. The trash is small and needs no index. */
const both = (table: string, name: string, value: string, isSoftDeleted: boolean): string[] => [
  `create index ${table}_by_${name} on ${table} (${value}, id)${isSoftDeleted ? ' where deleted_at is null' : ''}`,
];

/** A sort value that can be missing: such rows come last in both directions, so each direction needs its own index. */
const each = (table: string, name: string, value: string, isSoftDeleted: boolean): string[] => {
  const where = isSoftDeleted ? ' where deleted_at is null' : '';
  return [
    `create index ${table}_by_${name} on ${table} (${value}, id)${where}`,
    `create index ${table}_by_${name}_back on ${table} (${value} desc nulls last, id desc)${where}`,
  ];
};

/**
 * Sorts of the tables that can become long, by table: texts, columns with a value in every row, and columns with a
 * value in some rows.
 */
const sortedColumns: Readonly<
  Record<
    string,
    { readonly texts?: string[]; readonly filled: string[]; readonly some?: string[]; readonly isKept?: true }
  >
> = {
  companies: { texts: ['name'], filled: ['created_at', 'updated_at'] },
  jobs: { texts: ['title'], filled: ['created_at', 'updated_at'], some: ['published_at', 'closes_at'] },
  events: { texts: ['title'], filled: ['created_at'] },
  news: { texts: ['title'], filled: ['created_at', 'updated_at'], some: ['published_at'] },
  pages: { texts: ['title'], filled: ['created_at', 'updated_at'] },
  chapters: { texts: ['name', 'city'], filled: ['created_at', 'updated_at', 'country_code'] },
  courses: { texts: ['title'], filled: ['created_at', 'updated_at'], some: ['published_at'] },
  lessons: { texts: ['title'], filled: ['created_at', 'updated_at', 'position', 'minutes'] },
  job_locations: { texts: ['name'], filled: ['created_at', 'updated_at'], some: ['country_code'] },
  press: { texts: ['title', 'outlet'], filled: ['created_at', 'updated_at', 'published_on'], isKept: true },
  investors: { texts: ['name'], filled: ['created_at', 'updated_at'], some: ['since'], isKept: true },
  jefa_perks: { texts: ['name', 'partner'], filled: ['created_at', 'updated_at'], some: ['ends_on'], isKept: true },
  perks: { texts: ['name'], filled: ['created_at', 'updated_at'], isKept: true },
  tags: { texts: ['name'], filled: ['created_at', 'updated_at'], isKept: true },
  media: { filled: ['bytes', 'updated_at'], isKept: true },
};

const indexes = Object.entries(sortedColumns).flatMap(
  ([table, { texts = [], filled: filledColumns, some = [], isKept }]) => [
    ...texts.flatMap((column) => both(table, column, plain(column), !isKept)),
    ...filledColumns.flatMap((column) => both(table, column, column, !isKept)),
    ...some.flatMap((column) => each(table, column, column, !isKept)),
  ],
);

/** Resources with a special right for export and import. */
const resources = [
  'areas',
  'chapters',
  'companies',
  'company_categories',
  'courses',
  'event_categories',
  'events',
  'investors',
  'jefa_perks',
  'job_locations',
  'jobs',
  'lessons',
  'news',
  'pages',
  'perks',
  'press',
  'roles',
  'seniority_levels',
  'tags',
  'users',
  'users_lost',
];
const rights = [
  ...resources.flatMap((name) => [
    [`${name}.export`, `Download lists of ${name.replaceAll('_', ' ')}`],
    [`${name}.import`, `Upload ${name.replaceAll('_', ' ')}`],
  ]),
  ['views.share', 'Keep views of lists for a role'],
];
const quoteText = (text: string | undefined): string => `'${text ?? ''}'`;

const statements = [
  ...indexes,
  // Indexes for "contains" over many rows: searches look for names and titles.
  ...Object.entries({ companies: 'name', jobs: 'title', news: 'title', job_locations: 'name' }).map(
    ([table, column]) =>
      `create index ${table}_${column}_letters on ${table} using gin (${plain(column)} gin_trgm_ops)`,
  ),
  'create index form_entries_updated on form_entries (family, updated_at, id) where deleted_at is null',

  // A change of many rows, with one line per row: the values before and the version after the change, for the undo.
  `create table bulk_jobs (${identity},
    operation text not null,
    resource text not null,
    actor_id bigint not null references users(id) on delete cascade,
    origin jsonb not null,
    locale text not null,
    state text not null default 'queued'
      check (state in ('queued', 'running', 'done', 'failed', 'cancelled', 'undone')),
    body jsonb not null default '{}',
    import_id bigint,
    total integer not null default 0,
    done integer not null default 0,
    succeeded integer not null default 0,
    failed integer not null default 0,
    skipped integer not null default 0,
    is_cancelled boolean not null default false,
    is_undone boolean not null default false,
    undone integer not null default 0,
    left_alone integer not null default 0,
    runs integer not null default 0,
    seen_at timestamptz,
    undo_until timestamptz,
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz)`,
  `create index bulk_jobs_waiting on bulk_jobs (id) where state in ('queued', 'running')`,
  'create index bulk_jobs_actor on bulk_jobs (actor_id, id)',
  `create table bulk_rows (
    job_id bigint not null references bulk_jobs(id) on delete cascade,
    position integer not null,
    row_id bigint not null,
    state text not null default 'waiting',
    reason text,
    before jsonb,
    version timestamptz,
    primary key (job_id, position))`,

  `create table imports (${identity},
    resource text not null,
    owner_id bigint not null references users(id) on delete cascade,
    state text not null default 'uploaded',
    file_name text not null,
    content text not null,
    columns jsonb not null,
    mapping jsonb not null,
    key text not null default 'none',
    delimiter text not null,
    encoding text not null,
    rows_count integer not null,
    job_id bigint references bulk_jobs(id) on delete set null,
    created_at timestamptz not null,
    updated_at timestamptz not null)`,
  'create index imports_owner on imports (owner_id, id)',
  `create table import_rows (
    import_id bigint not null references imports(id) on delete cascade,
    row integer not null,
    cells jsonb not null,
    action text,
    errors jsonb not null default '{}',
    row_id bigint,
    primary key (import_id, row))`,
  'create index import_rows_action on import_rows (import_id, action, row)',

  `create table views (${identity},
    resource text not null,
    name text not null,
    search text not null default '',
    columns jsonb not null default '[]',
    density text not null default 'comfortable',
    scope text not null default 'mine' check (scope in ('mine', 'role')),
    owner_id bigint references users(id) on delete cascade,
    role_id bigint references roles(id) on delete cascade,
    is_default boolean not null default false,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    check ((scope = 'mine') = (owner_id is not null)),
    check ((scope = 'role') = (role_id is not null)))`,
  'create index views_owner on views (owner_id, resource) where owner_id is not null',
  'create index views_role on views (role_id, resource) where role_id is not null',

  `insert into permissions (name, description) values ${rights
    .map((pair) => `(${pair.map(quoteText).join(', ')})`)
    .join(', ')} on conflict (name) do nothing`,
];

/** Lists of the back office: indexes for their orders, bulk changes, imports, saved views, and their rights. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
