import { sql } from 'kysely';

import type { Expression } from '../../../kit/core/table/expressions';

/** Whether an event counts: it is no `takeBack`, and was not taken back itself. @param alias of `application_events` */
export function isInForceAs(alias: string): Expression {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`(${column('transition')} <> 'takeBack' and not exists (select 1 from application_events back
    where back.application_id = ${column('application_id')} and back.version = ${column('version')} + 1
      and back.transition = 'takeBack'))`;
}

/** The same for the alias `e`. */
export const isInForce = isInForceAs('e');
