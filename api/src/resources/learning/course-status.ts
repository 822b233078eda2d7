import { isAllowed } from '@enlace/shared-contract';
import { sql } from 'kysely';

import type { Expression } from '../../kit/expressions';
import type { ReadContext } from '../../kit/read-context';

/** Whoever may edit courses sees them before they are published. */
export function seesEveryCourse({ viewer }: ReadContext): boolean {
  return isAllowed(viewer ?? null, ['admin', 'courses.edit']);
}

export function isPublishedCourse({ now }: ReadContext, table = 't'): Expression {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('deleted_at')} is null and ${column('published_at')} <= ${now})`;
}
