import { sql } from 'kysely';

import type { FactKind } from '../../../domains/dashboards/facts/fact-kinds';
import type { Db } from '../../../infrastructure/db/database';
import type { Random } from '../../../infrastructure/random/random';

/** A row of `member_facts`. */
export interface PlainMember {
  readonly user_id: number;
  readonly joined_at: Date;
  readonly country_code: string | null;
  readonly state_id: number | null;
  readonly area_id: number | null;
  readonly chapter_id: number | null;
  readonly seniority_id: number | null;
  readonly job_title_id: number | null;
  readonly years: number | null;
  readonly job_type_ids: readonly number[];
  readonly is_latina: boolean;
  readonly is_premium: boolean;
  readonly hides: readonly string[];
}

/** A row of `dashboard_facts`. */
export interface PlainFact {
  readonly kind: FactKind;
  readonly subject_id: number | null;
  readonly company_id: number | null;
  readonly happened_at: Date;
}

const hideable = ['country_code', 'state_id', 'area_id', 'chapter_id', 'seniority_id', 'job_title_id', 'years'];

/** Times that are more often near the given ones, such as changes of clocks and ends of months. */
export function randomTime(random: Random, from: Date, to: Date, nearTimes: readonly Date[]): Date {
  const near = nearTimes.length > 0 && random.chance(0.4) ? random.pick(nearTimes) : null;
  const minuteMs = 60_000;
  if (near !== null) return new Date(near.getTime() + random.int(-26 * 60, 26 * 60) * minuteMs);
  return new Date(from.getTime() + random.int(0, Math.floor((to.getTime() - from.getTime()) / minuteMs)) * minuteMs);
}

export interface FactIds {
  readonly users: readonly number[];
  readonly companies: readonly number[];
  readonly chapters: readonly number[];
}

export function randomMember(random: Random, userId: number, joinedAt: Date, chapters: readonly number[]): PlainMember {
  const maybe = <T>(value: T): T | null => (random.chance(0.85) ? value : null);
  return {
    user_id: userId,
    joined_at: joinedAt,
    country_code: maybe(
      random.weighted([
        ['MX', 5],
        ['CO', 3],
        ['BR', 2],
        ['PE', 1],
      ]),
    ),
    state_id: maybe(random.int(1, 4)),
    area_id: maybe(
      random.weighted([
        [1, 6],
        [2, 3],
        [3, 1],
        [4, 1],
      ]),
    ),
    chapter_id: maybe(random.pick(chapters)),
    seniority_id: maybe(random.int(1, 4)),
    job_title_id: maybe(random.int(1, 20)),
    years: maybe(random.int(0, 20)),
    job_type_ids: random.sample([1, 2, 3], random.int(0, 3)).sort(),
    is_latina: random.chance(0.7),
    is_premium: random.chance(0.4),
    hides: random.chance(0.2) ? random.sample([...hideable, 'job_type_ids'], random.int(1, 3)) : [],
  };
}

export function randomFact(random: Random, at: Date, { companies, chapters }: FactIds): PlainFact {
  const kind = random.pick(['job_view', 'company_view', 'chapter_view', 'connection', 'application'] as const);
  const company = random.pick(companies);
  const subjects = {
    job_view: random.int(1, 30),
    company_view: company,
    chapter_view: random.pick(chapters),
    connection: null,
    application: random.int(1, 30),
  };
  return {
    kind,
    subject_id: subjects[kind],
    company_id: kind === 'chapter_view' ? null : company,
    happened_at: at,
  };
}

/** Replaces all facts. Only for a database that no other test reads. */
export async function replaceFacts(
  db: Db,
  { members, facts }: { readonly members?: readonly PlainMember[]; readonly facts?: readonly PlainFact[] },
): Promise<void> {
  if (members !== undefined) {
    await sql`delete from member_facts`.execute(db);
    await sql`insert into member_facts (user_id, joined_at, country_code, state_id, area_id, chapter_id, seniority_id,
        job_title_id, years, job_type_ids, is_latina, is_premium, hides)
      select * from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as r (user_id bigint, joined_at timestamptz,
        country_code text, state_id bigint, area_id bigint, chapter_id bigint, seniority_id bigint, job_title_id bigint,
        years smallint, job_type_ids bigint[], is_latina boolean, is_premium boolean, hides text[])`.execute(db);
  }
  if (facts === undefined) return;
  await sql`truncate dashboard_facts, dashboard_slots, dashboard_days`.execute(db);
  await sql`insert into dashboard_facts (kind, subject_id, company_id, happened_at)
    select kind, subject_id, company_id, happened_at from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb)
      as r (kind text, subject_id bigint, company_id bigint, happened_at timestamptz)`.execute(db);
}
