import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';

import type { TestApi } from './build-test-api';

export interface CaughtMail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Mails to an address, newest first; sends all due mails before. */
export async function mailsTo(api: TestApi, recipient: string): Promise<CaughtMail[]> {
  for (;;) {
    const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from background_jobs
      where kind = 'mail.send' and (state = 'running' or (state = 'waiting' and due_at <= now()))`.execute(api.deps.db);
    if (rows[0]?.waiting === 0) break;
    await pause(10);
  }
  const { data } = (await api.get('/dev/mail.json')).json<{ data: CaughtMail[] }>();
  return data.filter((mail) => mail.recipient === recipient);
}
