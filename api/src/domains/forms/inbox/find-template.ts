import { AppError } from '@enlace/shared-contract/errors';
import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';

/** A template in a language, with its base text where a translation is missing. Throws NOT_FOUND. */
export async function findTemplate(
  db: Db,
  id: number,
  locale: Locale,
): Promise<{ readonly subject: string; readonly body: string }> {
  const text = (column: string) =>
    sql<string>`coalesce(nullif(translations #>> array[${locale}, ${column}]::text[], ''), ${sql.ref(column)})`;
  const row = await db
    .selectFrom('reply_templates')
    .select([text('subject').as('subject'), text('body').as('body')])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError('NOT_FOUND', { message: `no template ${id}` });
  return row;
}
