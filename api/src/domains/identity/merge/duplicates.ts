import type { AccountDuplicates } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { countryName } from '../../../kit/core/values/country-name';
import { readDistinctPairs, splitGroup } from './distinct-accounts';

/** Groups in one answer; the others follow after these are merged. */
const mostGroups = 100;

type Card = AccountDuplicates[number]['users'][number];
type Reason = AccountDuplicates[number]['reasons'][number];

/** Reasons by likelihood, the most likely first. */
const reasons = ['email', 'linkedin', 'name'] as const satisfies readonly Reason[];

/**
 * Groups of accounts that may belong to one person: the same address except for dots and the part after a plus sign,
 * the same LinkedIn page, or the same name in the same country.
 */
export async function findDuplicates(db: Db, lang: Locale): Promise<AccountDuplicates> {
  const groupLists = await Promise.all(reasons.map(async (reason) => findGroups(db, reason)));
  const allGroups = groupLists.flat();
  const pairs = await readDistinctPairs(db, [...new Set(allGroups.flatMap(({ ids }) => ids))]);
  const groups = allGroups
    .flatMap(({ reason, ids }) => splitGroup(ids, pairs).map((part) => ({ reason, ids: part })))
    .slice(0, mostGroups);
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

/** The condition of the indexes of the keys (migration 0025). */
const isListed = sql`deleted_at is null and anonymised_at is null`;

const weightOf = (of: readonly Reason[]): number => Math.min(...of.map((reason) => reasons.indexOf(reason)));

/** Accounts with the same key, the oldest first. Each key is a stored column with an index (migration 0025). */
async function findGroups(db: Db, reason: Reason): Promise<{ reason: Reason; ids: number[] }[]> {
  const key = sql.ref(`${reason}_key`);
  const { rows } = await sql<{ ids: number[] }>`select array(
      select id from users where ${isListed} and ${key} = same.key order by id) as ids
    from (select ${key} as key, min(id) as first, count(*) as size from users where ${isListed} and ${key} is not null
      group by ${key} having count(*) > 1 and count(*) <= 10 and length(${key}) > 2) as same
    left join (select one.key, count(*) as size from distinct_accounts d
      join (select id, ${key} as key from users where ${isListed}) one on one.id = d.one_id
      join (select id, ${key} as key from users where ${isListed}) other on other.id = d.other_id and other.key = one.key
      group by one.key) as marked on marked.key = same.key
    where coalesce(marked.size, 0) < same.size * (same.size - 1) / 2
    order by same.first limit ${mostGroups}`.execute(db);
  return rows.map(({ ids }) => ({ reason, ids: ids.map(Number) }));
}

async function readCards(db: Db, ids: readonly number[], lang: Locale): Promise<Map<number, Card>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Omit<Card, 'created_at'> & { created_at: Date }>`select t.id,
      trim(t.first_name || ' ' || t.last_name) as name, t.email,
      ${countryName(lang, sql`t.country_code`)} as country, t.avatar, t.created_at
    from users t where t.id in (${sql.join(ids)})`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, created_at: row.created_at.toISOString() }]));
}
