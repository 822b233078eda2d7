import { type Kysely, sql } from 'kysely';

const places = ['none', 'menu', 'community', 'take_part', 'organisation', 'legal'];

const statements = [
  `alter table pages
    add column nav_place text not null default 'none'
      check (nav_place in (${places.map((place) => `'${place}'`).join(', ')})),
    add column nav_order integer not null default 50 check (nav_order between 0 and 99),
    add column nav_label text`,
  `create index pages_navigation on pages (nav_place, nav_order, id) where nav_place <> 'none' and deleted_at is null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
