import type { BulkReason, BulkTrial } from '@enlace/shared-contract/admin';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import type { MountedResource } from '../../core/table/resource-options';
import type { Row } from '../../core/table/repository';
import type { WriteContext } from '../../core/write/write-context';
import { applyBatch, type BulkWork } from '../../core/write/apply-batch';
import type { Outcome } from '../../core/write/outcome';
import { firstBatch, nextSize } from './run-job';

const mostTried = 10_000;
const samples = 5;

class TakenBack extends Error {}

/**
 * Reports what a job would change: it writes in a transaction and rolls it back, so the report matches the later run.
 */
export async function tryBulk(
  deps: ApiDeps,
  mountedResource: MountedResource,
  work: BulkWork,
  ids: readonly number[],
  writing: WriteContext,
): Promise<BulkTrial> {
  const triedIds = ids.slice(0, mostTried);
  const outcomes: Outcome[] = [];
  const sampleList: BulkTrial['samples'] = [];
  const trial = deps.db.transaction().execute(async (trx) => {
    let size = firstBatch;
    for (let start = 0; start < triedIds.length;) {
      const began = performance.now();
      const batch = triedIds.slice(start, start + size);
      start += batch.length;
      const before = sampleList.length < samples ? await holdAll(batch) : new Map<number, Row>();
      const batchOutcomes = await applyBatch(trx, mountedResource, work, batch, writing);
      outcomes.push(...batchOutcomes);
      size = nextSize(size, performance.now() - began);
      if (sampleList.length >= samples) continue;
      const order = new Map(batch.map((id, place) => [id, place]));
      const changedOutcomes = batchOutcomes
        .filter(({ state }) => state === 'changed')
        .sort((one, other) => (order.get(one.id) ?? 0) - (order.get(other.id) ?? 0))
        .slice(0, samples - sampleList.length);
      const after = await holdAll(changedOutcomes.map(({ id }) => id));
      for (const outcome of changedOutcomes)
        sampleList.push(sampleOf(outcome, before.get(outcome.id), after.get(outcome.id)));
    }
    throw new TakenBack();

    async function holdAll(some: readonly number[]): Promise<Map<number, Row>> {
      const rows = await mountedResource.options.repository.hold(trx, some, 'any');
      return new Map(rows.map((row) => [Number(row['id']), row]));
    }
  });
  await trial.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  const reasons = new Map<BulkReason, number>();
  for (const { reason } of outcomes) if (reason !== undefined) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return {
    count: ids.length,
    would_change: outcomes.filter(({ state }) => state === 'changed').length,
    skipped: [...reasons].map(([reason, count]) => ({ reason, count })),
    samples: sampleList,
    is_complete: triedIds.length === ids.length,
  };
}

function personName(row: Row | undefined): string | null {
  const names = [row?.['first_name'], row?.['last_name']].filter((part) => typeof part === 'string' && part !== '');
  return names.length === 0 ? null : names.join(' ');
}

function sampleOf({ id, before }: Outcome, was: Row | undefined, is: Row | undefined): BulkTrial['samples'][number] {
  const label = String(was?.['title'] ?? was?.['name'] ?? personName(was) ?? `#${id}`);
  const isTrashed = before !== undefined && 'trashed' in before;
  const { columns: earlier = {}, relations = {} } = before !== undefined && 'columns' in before ? before : {};
  const columns = isTrashed ? ['deleted_at'] : Object.keys(earlier);
  const names = columns.filter((name) => JSON.stringify(was?.[name] ?? null) !== JSON.stringify(is?.[name] ?? null));
  const pick = (row: Row | undefined): Row => Object.fromEntries(names.map((name) => [name, row?.[name] ?? null]));
  return { id, label, before: pick(was), after: { ...pick(is), ...relations } };
}
