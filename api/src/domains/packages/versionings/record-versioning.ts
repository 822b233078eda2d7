import type { Versioning } from '@enlace/shared-contract/packages';

import type { Db } from '../../../infrastructure/db/database';

/** A change of a feature or a package; `before` and `after` contain only the changed fields. */
export interface Change {
  readonly roleId: number;
  readonly subject: Versioning['subject'];
  readonly subjectId: number;
  readonly action: Versioning['action'];
  /** Null when the change has created the row. */
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** Writes a change to the versionings. Pass the transaction of the change, so that both are stored or none. */
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
