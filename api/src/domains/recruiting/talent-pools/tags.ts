import {
  type ChangedMembers,
  type changeTagSchema,
  mostTags,
  type TalentTag,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { holdsWords, jsonObject, plain } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext } from '../../../kit/core/write/write-context';
import { readsFor } from '../pool/pool-rows';
import { isVisibleFor } from './pool-condition';
import { type CompanyWork, selectMembers } from './select-members';
import { requireCompany } from './write-pools';

const mostRows = 100;

interface TagQuery {
  readonly search?: string | undefined;
  readonly company_id?: number | undefined;
}

/** Tags of members whom the viewer may see, the most used first. */
export async function listTags(
  db: Db,
  { search = '', company_id: companyId }: TagQuery,
  context: ReadContext,
): Promise<TalentTag[]> {
  const isOfCompany = companyId === undefined ? sql`true` : sql`t.company_id = ${companyId}`;
  const company = jsonObject({ id: sql`x.company_id`, name: sql`x.company` });
  const { rows } = await sql<TalentTag>`select x.name, ${company} as company, x.count
    from (select t.name, t.company_id, c.name as company, t.folded_name, count(*)::integer as count
      from talent_tags t join companies c on c.id = t.company_id and c.deleted_at is null
        join talent_member_tags m on m.tag_id = t.id
        join pool_members p on p.user_id = m.member_id join users u on u.id = p.user_id
      where ${readsFor(sql`t.company_id`, context)} and ${isOfCompany} and ${holdsWords(sql`t.name`, search)}
        and ${isVisibleFor(sql`t.company_id`, context)}
      group by t.id, c.id) x
    order by x.count desc, x.folded_name, x.company_id limit ${mostRows}`.execute(db);
  return rows;
}

type TagChange = z.infer<typeof changeTagSchema>;

/** Members by whether they have a tag of the company. */
interface TagState {
  readonly taggedIds: readonly number[];
  readonly untaggedIds: readonly number[];
  /** Members without the tag who have the greatest number of tags. */
  readonly fullIds: readonly number[];
}

/**
 * Gives a tag to members, or counts who would get it. Members with `mostTags` tags of the company are reported.
 * @throws VALIDATION_FAILED for another company
 */
export async function addTag(writing: ReadWriteContext, change: TagChange): Promise<ChangedMembers> {
  const { reading } = writing;
  const { company_id: companyId, name } = change;
  return transact(writing.deps.db, async (trx) => {
    await requireCompany(trx, writing, companyId, reading);
    const work = { trx, writing, context: reading, companyId };
    const { taggedIds, untaggedIds, fullIds } = await readState(work, name, await selectMembers(work, change));
    const result = { changed: untaggedIds.length, unchanged: taggedIds.length, refused: fullIds.length };
    if (change.is_preview === true || untaggedIds.length === 0) return result;
    const { rows } = await sql<{ id: number }>`insert into talent_tags (company_id, name, created_at)
      values (${companyId}, ${name}, ${writing.now})
      on conflict (company_id, folded_name) do update set company_id = excluded.company_id returning id`.execute(trx);
    const tagId = rows[0]?.id ?? 0;
    await sql`insert into talent_member_tags (tag_id, member_id, added_by, added_at)
      select ${tagId}, x.id, ${writing.viewer?.id ?? null}, ${writing.now}
      from unnest(${[...untaggedIds]}::bigint[]) as x(id) order by x.id on conflict do nothing`.execute(trx);
    await noteChange(work, 'tagMembers', tagId, result.changed);
    return result;
  });
}

/** Takes a tag from members, or counts who would lose it. Throws VALIDATION_FAILED for another company. */
export async function removeTag(writing: ReadWriteContext, change: TagChange): Promise<ChangedMembers> {
  const { reading } = writing;
  const { company_id: companyId, name } = change;
  return transact(writing.deps.db, async (trx) => {
    await requireCompany(trx, writing, companyId, reading);
    const work = { trx, writing, context: reading, companyId };
    const { taggedIds, untaggedIds, fullIds } = await readState(work, name, await selectMembers(work, change));
    const result = { changed: taggedIds.length, unchanged: untaggedIds.length + fullIds.length, refused: 0 };
    if (change.is_preview === true || taggedIds.length === 0) return result;
    const { rows } = await sql<{ tag_id: number }>`delete from talent_member_tags m using talent_tags t
      where t.id = m.tag_id and t.company_id = ${companyId} and t.folded_name = ${plain(sql`${name}::text`)}
        and m.member_id = any(${[...taggedIds]}::bigint[]) returning m.tag_id`.execute(trx);
    await noteChange(work, 'untagMembers', rows[0]?.tag_id ?? 0, result.changed);
    return result;
  });
}

async function readState({ trx, companyId }: CompanyWork, name: string, ids: readonly number[]): Promise<TagState> {
  const { rows } = await sql<{ id: number; has_tag: boolean; count: number }>`select x.id,
      coalesce(bool_or(t.folded_name = ${plain(sql`${name}::text`)}), false) as has_tag, count(t.id)::integer as count
    from unnest(${[...ids]}::bigint[]) as x(id) left join talent_member_tags m on m.member_id = x.id
      left join talent_tags t on t.id = m.tag_id and t.company_id = ${companyId}
    group by x.id order by x.id`.execute(trx);
  const idsOf = (isChosen: (row: (typeof rows)[number]) => boolean) => rows.filter(isChosen).map(({ id }) => id);
  return {
    taggedIds: idsOf((row) => row.has_tag),
    untaggedIds: idsOf((row) => !row.has_tag && row.count < mostTags),
    fullIds: idsOf((row) => !row.has_tag && row.count >= mostTags),
  };
}

async function noteChange(
  { trx, writing: { origin } }: CompanyWork,
  action: 'tagMembers' | 'untagMembers',
  rowId: number,
  count: number,
): Promise<void> {
  await recordAudit(trx, { origin, action, resource: 'talent_tags', rowId, after: { count } });
}
