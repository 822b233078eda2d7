import type { Kysely, Transaction } from 'kysely';

import type { AuditTables } from '../audit/audit.tables';
import type { MediaTables } from '../files/media.tables';
import type { JobTables } from '../background-jobs/background-jobs.tables';
import type { MailTables } from '../mail/mail.tables';

/**
 * Tables by name. The kit and each domain add their own tables to this interface in a `.tables.ts` file (`declare
 * module`), so no layer imports a table of a higher layer.
 */
export interface Tables extends MailTables, MediaTables, AuditTables, JobTables {}

/** The database or a transaction on it. Inside a transaction, use only the transaction. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
