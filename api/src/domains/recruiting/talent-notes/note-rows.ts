import { sql } from 'kysely';

import { type Expression, jsonObject } from '../../../kit/core/table/expressions';
import type { ReadContext } from '../../../kit/core/table/read-context';
import { readsFor } from '../pool/pool-rows';
import { isVisibleFor, writesFor } from '../talent-pools/pool-condition';

/** Tables of a note or a follow-up with the alias `n`: the member `p` and `u`, the company `c`, the author `r`. */
export const noteTables = (table: 'talent_notes' | 'talent_follow_ups'): Expression =>
  sql`${sql.table(table)} n join companies c on c.id = n.company_id and c.deleted_at is null
    join pool_members p on p.user_id = n.member_id join users u on u.id = p.user_id
    left join users r on r.id = n.author_id`;

/** Notes of the viewer for the viewer alone, in a company that the viewer still works for. */
export const isByViewer = (context: ReadContext): Expression =>
  sql`(n.author_id = ${context.viewer?.id ?? 0} and ${writesFor(sql`n.company_id`, context)})`;

/** Own notes and those of the viewer's companies, on members whom the viewer may see. */
export function mayReadNote(context: ReadContext): Expression {
  return sql`((n.visibility = 'company' and ${readsFor(sql`n.company_id`, context)} or ${isByViewer(context)})
    and ${isVisibleFor(sql`n.company_id`, context)})`;
}

export const noteCompany = jsonObject({ id: sql`c.id`, name: sql`c.name` });
