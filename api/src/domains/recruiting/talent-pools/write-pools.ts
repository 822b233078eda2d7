import { AppError } from '@enlace/shared-contract/errors';
import {
  type editTalentPoolSchema,
  mostPools,
  type NewTalentPool,
  type TalentPoolFilters,
} from '@enlace/shared-contract/talent-pool';
import { sql } from 'kysely';
import type * as z from 'zod/mini';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import { plain } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import type { ReadWriteContext, WriteContext } from '../../../kit/core/write/write-context';
import { recruitingTexts } from '../recruiting-texts';
import { findTalentPool } from './list-pools';
import { findPool, writesFor } from './pool-condition';

/** Locks a company, so that its limits hold for parallel calls. Throws VALIDATION_FAILED for another company. */
export async function requireCompany(
  trx: Db,
  { locale }: WriteContext,
  companyId: number,
  context: ReadContext,
): Promise<void> {
  const { rows } = await sql`select 1 from companies c where c.id = ${companyId} and c.deleted_at is null
    and ${writesFor(sql`c.id`, context)} for no key update of c`.execute(trx);
  if (rows.length === 0)
    throw new AppError('VALIDATION_FAILED', {
      message: 'company',
      fields: { company_id: [recruitingTexts[locale].otherCompany] },
    });
}

/**
 * Adds a pool; answers its id. The same call again, such as after an answer that was lost, has the stored pool.
 * @throws VALIDATION_FAILED for another company, a smart pool without filters, and too many pools; NAME_TAKEN
 */
export async function addPool(writing: ReadWriteContext, pool: NewTalentPool): Promise<number> {
  const { viewer, now, origin, deps, locale } = writing;
  const { company_id: companyId, kind, name } = pool;
  const texts = recruitingTexts[locale];
  const filters = kind === 'smart' ? storedFilters(pool.filters) : null;
  if (kind === 'smart' && filters === null) throw refuse('filters', texts.filtersMissing);
  return transact(deps.db, async (trx) => {
    await requireCompany(trx, writing, companyId, writing.reading);
    const { rows: counts } = await sql<{ count: number }>`select count(*)::integer as count from talent_pools
      where company_id = ${companyId}`.execute(trx);
    if ((counts[0]?.count ?? 0) >= mostPools)
      throw refuse('name', texts.tooManyPools.replace('{count}', String(mostPools)));
    const { rows } = await sql<{ id: number }>`insert into talent_pools
        (company_id, kind, name, description, filters, owner_id, created_at)
      values (${companyId}, ${kind}, ${name}, ${pool.description || null}, ${filters}::jsonb, ${viewer?.id ?? null},
        ${now}) on conflict do nothing returning id`.execute(trx);
    const id = rows[0]?.id;
    if (id === undefined) {
      const { rows: sameRows } = await sql<{ id: number }>`select id from talent_pools where company_id = ${companyId}
        and kind = ${kind} and name = ${name} and description is not distinct from ${pool.description || null}
        and filters is not distinct from ${filters}::jsonb and owner_id = ${viewer?.id ?? null}`.execute(trx);
      const [samePool] = sameRows;
      if (samePool === undefined) throw nameTaken(texts.poolNameTaken);
      return samePool.id;
    }
    await recordAudit(trx, {
      origin,
      action: 'add',
      resource: 'talent_pools',
      rowId: id,
      after: { name, kind },
    });
    return id;
  });
}

/**
 * Changes name, description and filters.
 * @throws VALIDATION_FAILED for filters of a static pool; NAME_TAKEN; NOT_FOUND
 */
export async function editPool(
  writing: ReadWriteContext,
  { id, change }: { readonly id: number; readonly change: z.infer<typeof editTalentPoolSchema> },
): Promise<void> {
  const { reading } = writing;
  const { origin, deps, locale } = writing;
  const texts = recruitingTexts[locale];
  await transact(deps.db, async (trx) => {
    const pool = await findPool(trx, id, reading, writesFor);
    if (change.filters !== undefined && (pool.kind === 'static' || storedFilters(change.filters) === null))
      throw refuse('filters', pool.kind === 'static' ? texts.staticFilters : texts.filtersMissing);
    await requireCompany(trx, writing, pool.company_id, reading);
    const before = await findTalentPool(trx, id, reading);
    const name = change.name ?? before.name;
    const { rows: others } = await sql`select 1 from talent_pools where company_id = ${pool.company_id}
      and id <> ${id} and folded_name = ${plain(sql`${name}::text`)}`.execute(trx);
    if (others.length > 0) throw nameTaken(texts.poolNameTaken);
    const description = change.description === undefined ? before.description : change.description || null;
    await sql`update talent_pools set name = ${name}, description = ${description},
      filters = coalesce(${storedFilters(change.filters)}::jsonb, filters) where id = ${id}`.execute(trx);
    await recordAudit(trx, {
      origin,
      action: 'edit',
      resource: 'talent_pools',
      rowId: id,
      before: { name: before.name, description: before.description },
      after: { name, description },
    });
  });
}

/** Removes a pool with its memberships, or only counts the members who would leave it. Throws NOT_FOUND. */
export async function removePool(
  { origin, deps, reading }: ReadWriteContext,
  { id, isPreview }: { readonly id: number; readonly isPreview: boolean },
): Promise<number> {
  return transact(deps.db, async (trx) => {
    await findPool(trx, id, reading, writesFor);
    const { name, kind, count } = await findTalentPool(trx, id, reading);
    if (isPreview) return kind === 'static' ? count : 0;
    await sql`delete from talent_pools where id = ${id}`.execute(trx);
    await recordAudit(trx, { origin, action: 'remove', resource: 'talent_pools', rowId: id, before: { name, kind } });
    return kind === 'static' ? count : 0;
  });
}

/** Filters as JSON text; null without a filter. */
function storedFilters(filters: TalentPoolFilters | undefined): string | null {
  const entries = Object.entries(filters ?? {}).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const hasFilter = entries.some(([name]) => name !== 'skill_mode');
  return hasFilter ? JSON.stringify(Object.fromEntries(entries)) : null;
}

const refuse = (field: string, text: string): AppError =>
  new AppError('VALIDATION_FAILED', { message: `pool: ${field}`, fields: { [field]: [text] } });

const nameTaken = (text: string): AppError =>
  new AppError('NAME_TAKEN', { userMessage: text, fields: { name: [text] } });
