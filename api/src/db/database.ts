import type { Kysely, Transaction } from 'kysely';

import type { AuditTables } from '../audit/audit.tables';
import type { AuthTables } from '../auth/auth.tables';
import type { MailTables } from '../mail/mail.tables';
import type { CoreTables } from './core.tables';

export type Tables = CoreTables & AuthTables & MailTables & AuditTables;

/** The database, or a transaction on it. Inside a transaction only the transaction is used. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
