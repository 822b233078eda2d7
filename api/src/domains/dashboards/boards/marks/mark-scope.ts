import type { Viewer } from '@enlace/shared-contract/access';
import type { DateNote } from '@enlace/shared-contract/dashboards';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import type { Expression } from '../../../../kit/core/table/expressions';
import { companiesOf } from '../../../recruiting';
import { boardTexts, refuseField } from '../boards-texts';
import { isAdmin, type ReaderWriting } from '../require-reader';

/** The readers of a goal or a note, as a body names them. */
export interface MarkScope {
  readonly scope: DateNote['scope'];
  readonly company_id?: number | null | undefined;
}

/** Companies for which a viewer reads and writes: the own ones, and all for admins. */
const companiesFor = (viewer: Viewer): Expression =>
  isAdmin(viewer) ? sql`(select c.id from companies c where c.deleted_at is null)` : companiesOf({ viewer });

const matchesScope = (viewer: Viewer, author: Expression, isForAll: boolean): Expression =>
  sql`(case m.scope when 'own' then coalesce(${author} = ${viewer.id}, false)
    when 'company' then m.company_id in ${companiesFor(viewer)} else ${sql.lit(isForAll)} end)`;

/** Whether a viewer reads a mark `m`: own ones, those of the viewer's companies, and those for all readers. */
export const mayReadMark = (viewer: Viewer, author: Expression): Expression => matchesScope(viewer, author, true);

/** Whether a viewer changes a mark `m`; marks for all readers only admins. */
export const mayWriteMark = (viewer: Viewer, author: Expression): Expression =>
  matchesScope(viewer, author, isAdmin(viewer));

/**
 * Checks that a viewer writes for a scope; answers its company, locked against removal, or null.
 * @throws VALIDATION_FAILED for another company, and for all readers without the role of admins
 */
export async function requireScope(
  trx: Db,
  { viewer, locale }: ReaderWriting,
  { scope, company_id: companyId = null }: MarkScope,
): Promise<number | null> {
  if (scope === 'all' && !isAdmin(viewer)) throw refuseField('scope', boardTexts[locale].adminsOnly);
  if (scope !== 'company') return null;
  const { rows } = await sql<{ id: number }>`select o.id from companies o
    where o.id = ${companyId}::bigint and o.id in ${companiesFor(viewer)} for no key update of o`.execute(trx);
  const [company] = rows;
  if (company === undefined) throw refuseField('company_id', boardTexts[locale].otherCompany);
  return company.id;
}
