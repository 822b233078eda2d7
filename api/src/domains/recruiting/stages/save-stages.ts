import { AppError } from '@enlace/shared-contract/errors';
import type { CandidateStage, CandidateStagesSaving } from '@enlace/shared-contract/recruiting';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { Db } from '../../../infrastructure/db/database';
import { transact } from '../../../infrastructure/db/transact';
import type { WriteContext } from '../../../kit/core/write/write-context';
import { isVisibleApplicant } from '../candidates/candidate-rows';
import { type LocalTexts, writtenTexts } from '../local-texts';
import { recruitingTexts } from '../recruiting-texts';
import { moveApplication, type Step } from '../states/move-application';

interface StoredStage {
  readonly id: number;
  readonly names: LocalTexts;
  readonly state: CandidateStage['state'];
  readonly color: CandidateStage['color'];
  /** Candidates whom the company may see. */
  readonly count: number;
}

interface StageValues {
  /** Null for a new stage. */
  readonly id: number | null;
  readonly names: LocalTexts;
  readonly state: CandidateStage['state'];
  readonly color: CandidateStage['color'];
  readonly position: number;
}

/**
 * Replaces the stages of a company; the candidates of removed stages go where the body has it. The same call again
 * changes nothing.
 * @throws CONFLICT for another version; VALIDATION_FAILED with the fields
 */
export async function saveStages(writing: WriteContext, saving: CandidateStagesSaving): Promise<void> {
  const { company_id: companyId, version } = saving;
  await transact(writing.deps.db, async (trx) => {
    const storedVersion = await lockList(trx, companyId);
    const storedStages = await lockStages(trx, companyId);
    if (storedVersion === version + 1 && isRepeated(saving, storedStages)) return;
    await raiseVersion(trx, writing, companyId, { version, storedVersion });
    const stages = requireValid(writing, saving, storedStages);
    const keptIds = new Set(stages.map(({ id }) => id));
    const removals = storedStages.filter(({ id }) => !keptIds.has(id));
    const placeOf = placesOf(writing, saving, storedStages, removals);
    for (const { id } of removals)
      await trx.updateTable('candidate_stages').set({ removed_at: writing.now }).where('id', '=', id).execute();
    for (const stage of stages) {
      const storedStage = storedStages.find(({ id }) => id === stage.id);
      // No candidate whom the company sees is in it: `requireValid`.
      if (storedStage !== undefined && storedStage.state !== stage.state)
        await emptyStage(trx, writing, storedStage.id, null);
      await writeStage(trx, companyId, stage);
    }
    for (const { id } of removals) await emptyStage(trx, writing, id, placeOf(id));
    await recordAudit(trx, {
      origin: writing.origin,
      action: 'saveStages',
      resource: 'candidate_stages',
      rowId: companyId,
      before: { stages: storedStages.map(({ id }) => id) },
      after: { version: version + 1, stages: stages.map(({ names, state }) => ({ names, state })) },
    });
  });
}

/** Locks the list of stages of a company; answers its version. */
async function lockList(trx: Db, companyId: number): Promise<number> {
  await trx
    .insertInto('candidate_stage_lists')
    .values({ company_id: companyId, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const list = trx.selectFrom('candidate_stage_lists').select('version').where('company_id', '=', companyId);
  return (await list.forUpdate().executeTakeFirstOrThrow()).version;
}

async function raiseVersion(
  trx: Db,
  { locale }: WriteContext,
  companyId: number,
  { version, storedVersion }: { readonly version: number; readonly storedVersion: number },
): Promise<void> {
  if (storedVersion !== version) {
    const userMessage = recruitingTexts[locale].stagesChanged;
    throw new AppError('CONFLICT', { userMessage, details: { version: storedVersion } });
  }
  await trx
    .updateTable('candidate_stage_lists')
    .set({ version: version + 1 })
    .where('company_id', '=', companyId)
    .execute();
}

/** Locks the stages, so that no move leads to them meanwhile. */
async function lockStages(trx: Db, companyId: number): Promise<readonly StoredStage[]> {
  await sql`select 1 from candidate_stages where company_id = ${companyId} and removed_at is null
    order by id for no key update`.execute(trx);
  const { rows } =
    await sql<StoredStage>`select s.id, s.names, s.state, s.color, (select count(*)::integer from applications a join jobs j on j.id = a.job_id
      where a.stage_id = s.id and ${isVisibleApplicant}) as count
    from candidate_stages s where s.company_id = ${companyId} and s.removed_at is null
    order by s.position, s.id`.execute(trx);
  return rows;
}

/** Whether the stored stages are those of the call, whose answer was lost. */
function isRepeated({ stages }: CandidateStagesSaving, storedStages: readonly StoredStage[]): boolean {
  return (
    stages.length === storedStages.length &&
    stages.every(({ id, names, state, color }, position) => {
      const storedStage = storedStages[position];
      return (
        storedStage !== undefined &&
        (id === undefined || id === storedStage.id) &&
        storedStage.state === state &&
        storedStage.color === color &&
        isDeepStrictEqual(storedStage.names, writtenTexts(names))
      );
    })
  );
}

/** The stages to write, in their order. */
function requireValid(
  { locale }: WriteContext,
  { stages }: CandidateStagesSaving,
  storedStages: readonly StoredStage[],
): readonly StageValues[] {
  const texts = recruitingTexts[locale];
  const fields: Record<string, string[]> = {};
  const ids = stages.flatMap(({ id }) => (id === undefined ? [] : [id]));
  const values = stages.map(({ id = null, names, state, color }, position): StageValues => {
    const storedStage = storedStages.find((one) => one.id === id);
    const writtenNames = writtenTexts(names);
    if (writtenNames === null) fields[`stages.${position}.names`] = [texts.nameMissing];
    const isTwice = id !== null && ids.indexOf(id) !== ids.lastIndexOf(id);
    if (id !== null && (storedStage === undefined || isTwice)) fields[`stages.${position}.id`] = [texts.stageMissing];
    if (storedStage !== undefined && storedStage.state !== state && storedStage.count > 0)
      fields[`stages.${position}.state`] = [texts.stageUsed];
    return { id, names: writtenNames ?? {}, state, color, position };
  });
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { message: 'stages', fields });
  return values;
}

/** Where the candidates of each removed stage go. */
function placesOf(
  { locale }: WriteContext,
  { removed: places = [], stages }: CandidateStagesSaving,
  storedStages: readonly StoredStage[],
  removals: readonly StoredStage[],
): (id: number) => number | null {
  const texts = recruitingTexts[locale];
  const fields: Record<string, string[]> = {};
  for (const { id, count, state } of removals) {
    const place = places.find((one) => one.id === id);
    if (place === undefined && count > 0) fields[`removed.${id}`] = [texts.stageNotEmpty];
    if (place === undefined || place.to === null) continue;
    const isThere = stages.some((one) => one.id === place.to && one.state === state);
    const isSame = storedStages.some((one) => one.id === place.to && one.state === state);
    if (!isThere || !isSame) fields[`removed.${id}`] = [texts.stageMissing];
  }
  if (Object.keys(fields).length > 0) throw new AppError('VALIDATION_FAILED', { message: 'removed stages', fields });
  return (id) => places.find((one) => one.id === id)?.to ?? null;
}

async function writeStage(trx: Db, companyId: number, { id, names, ...stage }: StageValues): Promise<void> {
  const values = { ...stage, names: JSON.stringify(names), company_id: companyId };
  if (id === null) await trx.insertInto('candidate_stages').values(values).execute();
  else await trx.updateTable('candidate_stages').set(values).where('id', '=', id).execute();
}

/** Moves the candidates of a removed stage. */
async function emptyStage(
  trx: Db,
  { origin, now, viewer, deps }: WriteContext,
  stageId: number,
  to: number | null,
): Promise<void> {
  const applications = await trx
    .selectFrom('applications')
    .select(['id', 'user_id', 'state', 'stage_id', 'version'])
    .where('stage_id', '=', stageId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const step: Step = { origin, now, actorId: viewer?.id ?? null, stageId: to };
  for (const application of applications) await moveApplication(trx, application, 'set_stage', step, deps);
}
