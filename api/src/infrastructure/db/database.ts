import type { Kysely, Transaction } from 'kysely';

import type { AuditTables } from '../audit/audit.tables';
import type { MediaTables } from '../files/media.tables';
import type { JobTables } from '../jobs/jobs.tables';
import type { MailTables } from '../mail/mail.tables';

/**
 * Tables by name. The kit and each domain declare their own in a `.tables.ts` file, which adds them to this interface
 * (`declare module`): no layer imports a table of a layer above it.
 */
export interface Tables extends MailTables, MediaTables, AuditTables, JobTables {}

/** The database, or a transaction on it. Inside a transaction only the transaction is used. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
