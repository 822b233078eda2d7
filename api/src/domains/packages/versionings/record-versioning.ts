import type { Versioning } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';

/** A change of a feature or a package; `before` and `after` hold only what changed. */
export interface Change {
  readonly roleId: number;
  readonly subject: Versioning['subject'];
  readonly subjectId: number;
  readonly action: Versioning['action'];
  /** Null when the row was made by it. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes one change down. Hand in the transaction of the change itself, so that neither exists without the other. */
export async function recordVersioning(
  trx: Db,
  change: Change & { readonly userId: number | null; readonly at: Date },
): Promise<void> {
  await trx
    .insertInto('versionings')
    .values({
      role_id: change.roleId,
      user_id: change.userId,
      subject: change.subject,
      subject_id: change.subjectId,
      action: change.action,
      before: change.before === null ? null : JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      created_at: change.at,
    })
    .execute();
}
