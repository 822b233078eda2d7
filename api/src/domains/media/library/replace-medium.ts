import { AppError, type ChangedPlace } from '@enlace/shared-contract';

import { recordAudit } from '../../../infrastructure/audit/record-audit';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { holdMedium, showInstead, type Showing } from './show-instead';

/** Shows another medium wherever this one is shown, all or nothing; this one stays in the library, unused. */
export async function replaceMedium(deps: ApiDeps, showing: Showing, id: number, by: number): Promise<ChangedPlace[]> {
  return deps.db.transaction().execute(async (trx) => {
    // Always in the same order, so that two replacements never wait for one another.
    const held = new Map([
      [Math.min(id, by), await holdMedium(trx, Math.min(id, by))],
      [Math.max(id, by), await holdMedium(trx, Math.max(id, by))],
    ]);
    const [before, next] = [held.get(id) ?? null, held.get(by) ?? null];
    if (before === null || next === null) throw new AppError('NOT_FOUND', { message: `no medium ${id} or ${by}` });
    if (id === by || before.kind !== next.kind)
      throw new AppError('CONFLICT', { message: `medium ${by} cannot stand for medium ${id}` });
    const report = await showInstead(trx, showing, before, next);
    await recordAudit(trx, {
      origin: showing.origin,
      action: 'replace',
      resource: 'media',
      rowId: id,
      before: { url: before.url },
      after: { by, url: next.url, report },
    });
    return report;
  });
}
