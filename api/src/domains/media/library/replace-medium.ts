import { AppError } from '@enlace/shared-contract/errors';
import type { ChangedPlace } from '@enlace/shared-contract/media';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import { lockMedium, replaceEverywhere, type ReplacementContext } from './replace-everywhere';

/**
 * Replaces a medium by another one in all places that show it, in one transaction. The replaced medium stays in the
 * library.
 */
export async function replaceMedium(
  writing: ReplacementContext,
  { id, by }: { readonly id: number; readonly by: number },
): Promise<ChangedPlace[]> {
  return writing.deps.db.transaction().execute(async (trx) => {
    // The order of the locks is always the same, so that two replacements cannot block each other.
    const lockedMedia = new Map([
      [Math.min(id, by), await lockMedium(trx, Math.min(id, by))],
      [Math.max(id, by), await lockMedium(trx, Math.max(id, by))],
    ]);
    const [before, next] = [lockedMedia.get(id) ?? null, lockedMedia.get(by) ?? null];
    if (before === null || next === null) throw new AppError('NOT_FOUND', { message: `no medium ${id} or ${by}` });
    if (id === by || before.kind !== next.kind)
      throw new AppError('CONFLICT', { message: `medium ${by} cannot stand for medium ${id}` });
    const report = await replaceEverywhere(trx, writing, before, next);
    await recordAudit(trx, {
      origin: writing.origin,
      action: 'replace',
      resource: 'media',
      rowId: id,
      before: { url: before.url },
      after: { by, url: next.url, report },
    });
    return report;
  });
}
