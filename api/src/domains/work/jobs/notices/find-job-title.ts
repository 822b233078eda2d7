import type { Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../../infrastructure/db/database';
import { translateColumn } from '../../../../kit/core/table/expressions';

/** The title of a job in a language. */
export async function findJobTitle(db: Db, jobId: number, lang: Locale, now: Date): Promise<string> {
  const { rows } = await sql<{ title: string }>`select ${translateColumn({ lang, now }, 'title')} as title
    from jobs t where t.id = ${jobId}`.execute(db);
  return rows[0]?.title ?? '';
}
