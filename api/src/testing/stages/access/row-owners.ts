import type { RoleName } from '@enlace/shared-contract/access';
import { type RawBuilder, sql } from 'kysely';

import type { TestApi } from '../../build-test-api';
import type { Right } from './kit-rights';

/** Rows of a resource with a policy, as a user who owns some of them; without a user who owns any, `ownId` is null. */
export interface RowOwner {
  readonly role: RoleName | null;
  /** What the policy allows on own rows, beyond reading. */
  readonly rights: readonly Right[];
  /** A row that every holder of the right may change, if not each row is one. */
  findOpenRow?(api: TestApi): Promise<number>;
  /** Makes the user own a row; answers one own row and one of others. */
  own(api: TestApi, userId: number): Promise<{ readonly ownId: number | null; readonly foreignId: number }>;
}

const idOf = async ({ deps }: TestApi, query: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ id: number }>`${query}`.execute(deps.db);
  if (rows[0] === undefined) throw new Error('the demo has no such row');
  return rows[0].id;
};

/** Makes the user the leader of a new chapter with a draft, beside a draft of another new chapter. */
async function leadEvents(api: TestApi, userId: number) {
  const addDraft = async (city: string) => {
    const [name, slug] = [`${city} ${userId}`, `${city.toLowerCase()}-${userId}`];
    const chapter = await idOf(
      api,
      sql`insert into chapters (name, slug, city, country_code, status, timezone, published_at)
        values (${name}, ${slug}, ${city}, 'PE', 'active', 'America/Lima', now()) returning id`,
    );
    const event = await idOf(
      api,
      sql`insert into events (title, slug, starts_at, ends_at, timezone, format, status)
        values (${name}, ${slug}, '2099-05-01T18:00Z', '2099-05-01T20:00Z', 'America/Lima', 'in_person', 'draft')
        returning id`,
    );
    await sql`insert into event_chapters (event_id, chapter_id) values (${event}, ${chapter})`.execute(api.deps.db);
    return { chapter, event };
  };
  const ownDraft = await addDraft('Tacna');
  const foreignDraft = await addDraft('Puno');
  await sql`insert into chapter_leaders (chapter_id, user_id, position) values (${ownDraft.chapter}, ${userId}, 1)`.execute(
    api.deps.db,
  );
  return { ownId: ownDraft.event, foreignId: foreignDraft.event };
}

/** The owners of each resource with a policy. A resource that is missing here fails the test of row access. */
export const rowOwners: Readonly<Record<string, RowOwner>> = {
  chapters: {
    role: null,
    rights: ['edit'],
    async own(api, userId) {
      const ownId = await idOf(
        api,
        sql`insert into chapter_leaders (chapter_id, user_id, position)
          select id, ${userId}, 99 from chapters where deleted_at is null and published_at <= now() order by id limit 1
          returning chapter_id as id`,
      );
      return { ownId, foreignId: await idOf(api, sql`select max(id) as id from chapters where deleted_at is null`) };
    },
  },
  events: { role: null, rights: ['edit'], own: (api, userId) => leadEvents(api, userId) },
  jobs: {
    role: 'recruiters',
    rights: ['edit', 'remove'],
    async own(api, userId) {
      const company = await idOf(
        api,
        sql`insert into company_recruiters (company_id, user_id)
          select company_id, ${userId} from jobs where deleted_at is null order by id limit 1
          returning company_id as id`,
      );
      return {
        ownId: await idOf(
          api,
          sql`select min(id) as id from jobs where deleted_at is null and company_id = ${company}`,
        ),
        foreignId: await idOf(
          api,
          sql`select max(id) as id from jobs where deleted_at is null and company_id <> ${company}`,
        ),
      };
    },
  },
  // The policy protects the six fixed roles, from all callers.
  roles: {
    role: null,
    rights: [],
    findOpenRow: (api) => idOf(api, sql`insert into roles (name) values ('tejedoras') returning id`),
    async own(api) {
      return { ownId: null, foreignId: await idOf(api, sql`select min(id) as id from roles`) };
    },
  },
  tickets: {
    role: null,
    rights: ['edit'],
    async own(api, userId) {
      const { ownId: ownEvent, foreignId: foreignEvent } = await leadEvents(api, userId);
      const ticketOf = (event: number) =>
        idOf(api, sql`insert into tickets (event_id, name) values (${event}, 'Entrada') returning id`);
      return { ownId: await ticketOf(ownEvent), foreignId: await ticketOf(foreignEvent) };
    },
  },
  users: {
    role: null,
    rights: ['edit'],
    async own(api, userId) {
      const foreignId = await idOf(api, sql`select id from users where email = 'ally@enlace.test'`);
      return { ownId: userId, foreignId };
    },
  },
};
