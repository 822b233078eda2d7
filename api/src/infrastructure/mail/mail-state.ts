import type { MailState } from '@enlace/shared-contract/notifications';
import { sql } from 'kysely';

import type { Db } from '../db/database';

export type MailServer = MailState['server'];

/** Where mails go: to an SMTP server, outside production into the mailbox /dev/mail, otherwise they wait. */
export function mailServerOf(env: { readonly mode: string; readonly smtpUrl: string | null }): MailServer {
  if (env.smtpUrl !== null) return 'smtp';
  return env.mode === 'production' ? 'none' : 'mailbox';
}

/** Mails that are counted at most. */
const mostCounted = 10_000;

/** The numbers of mails that have not been sent. */
export async function readMailState(db: Db, server: MailServer): Promise<MailState> {
  const { rows } = await sql<Omit<MailState, 'server'>>`select count(*)::int as waiting,
      (count(*) filter (where attempts > 0 and reason is not null))::int as failing,
      (select count(*)::int from (select 1 from outbox_mails where failed_at is not null and given_up_at is null
        limit ${mostCounted}) f) as failed
    from (select attempts, reason from background_jobs where kind = 'mail.send' and state in ('waiting', 'running')
      limit ${mostCounted}) w`.execute(db);
  const [counts] = rows;
  return { server, waiting: counts?.waiting ?? 0, failing: counts?.failing ?? 0, failed: counts?.failed ?? 0 };
}

/** The state in words for operators; `ok` when every mail can leave. */
export function describeMailState(state: MailState): string {
  const faults = [
    state.server === 'none' ? `no mail server, ${state.waiting} waiting` : '',
    state.failing > 0 ? `${state.failing} failing` : '',
    state.failed > 0 ? `${state.failed} given up after the last attempt` : '',
  ].filter((fault) => fault !== '');
  return faults.join(', ') || 'ok';
}
