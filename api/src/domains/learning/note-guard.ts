import { lessonWorkCalls } from '@enlace/shared-contract/learning';
import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';

/** Plans can sell notes in lessons (docs/guides/memberships.md). */
export const noteGuard = {
  capability: 'lesson_notes',
  call: lessonWorkCalls.addLessonNote,
  countUses: async (db: Db, userId: number): Promise<number> => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from lesson_notes
      where user_id = ${userId}`.execute(db);
    return rows[0]?.count ?? 0;
  },
} as const;
