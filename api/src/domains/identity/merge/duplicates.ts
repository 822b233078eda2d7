import type { AccountDuplicates, Locale } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countryName } from '../../../kit/country-name';

/** Groups in one answer; the others follow after these are merged. */
const mostGroups = 100;

type Card = AccountDuplicates[number]['users'][number];
type Reason = AccountDuplicates[number]['reasons'][number];

/** Reasons by likelihood; 0 is the most likely. */
const weight: Readonly<Record<Reason, number>> = { email: 0, linkedin: 1, name: 2 };

/**
 * Groups of accounts that may belong to one person: the same address except for dots and the part after a plus sign,
 * the same LinkedIn page, or the same name in the same country.
 */
export async function findDuplicates(db: Db, lang: Locale): Promise<AccountDuplicates> {
  const { rows: groups } = await sql<{ reason: Reason; ids: number[] }>`with keyed as (
      select id, 'email' as reason, replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '')
        || '@' || split_part(lower(email), '@', 2) as key
      from users t where ${isThere}
      union all select id, 'linkedin', trim(trailing '/' from
        regexp_replace(regexp_replace(lower(linkedin), '^https?://([a-z]+\\.)?linkedin\\.com/', ''), '[?#].*$', ''))
      from users t where ${isThere} and coalesce(linkedin, '') <> ''
      union all select id, 'name', lower(f_unaccent(trim(first_name || ' ' || last_name))) || '|' || country_code
      from users t where ${isThere} and country_code is not null)
    select reason, json_agg(id order by id) as ids from keyed where length(key) > 2
    group by reason, key having count(*) > 1 and count(*) <= 10
    order by case reason when 'email' then 0 when 'linkedin' then 1 else 2 end, min(id) limit ${mostGroups}`.execute(
    db,
  );
  const groupsByIds = new Map<string, { ids: readonly number[]; reasons: Reason[] }>();
  for (const { reason, ids } of groups) {
    const knownGroup = groupsByIds.get(ids.join());
    if (knownGroup === undefined) groupsByIds.set(ids.join(), { ids, reasons: [reason] });
    else knownGroup.reasons.push(reason);
  }
  const cards = await readCards(db, [...new Set(groups.flatMap(({ ids }) => ids))], lang);
  return [...groupsByIds.values()]
    .sort((one, other) => other.reasons.length - one.reasons.length || weightOf(one.reasons) - weightOf(other.reasons))
    .map(({ ids, reasons }) => ({ reasons, users: ids.flatMap((id) => cards.get(id) ?? []) }));
}

const isThere = sql`t.deleted_at is null and t.anonymised_at is null`;

const weightOf = (reasons: readonly Reason[]): number => Math.min(...reasons.map((reason) => weight[reason]));

async function readCards(db: Db, ids: readonly number[], lang: Locale): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<Card, 'created_at'> & { created_at: Date }>`select t.id,
      trim(t.first_name || ' ' || t.last_name) as name, t.email,
      ${countryName(lang, sql`t.country_code`)} as country, t.avatar, t.created_at
    from users t where t.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, created_at: row.created_at.toISOString() }]));
}
