import type { Kysely, Transaction } from 'kysely';

import type { AuditTables } from '../audit/audit.tables';
import type { AuthTables } from '../auth/auth.tables';
import type { MediaTables } from '../files/media.tables';
import type { FormTables } from '../forms/forms.tables';
import type { MailTables } from '../mail/mail.tables';
import type { PackagesTables } from '../packages/packages.tables';
import type { CoreTables } from './core.tables';
import type { HistoryTables } from './history.tables';
import type { PartnerTables } from './partners.tables';

export type Tables = CoreTables &
  AuthTables &
  MailTables &
  MediaTables &
  AuditTables &
  PartnerTables &
  PackagesTables &
  FormTables &
  HistoryTables;

/** The database, or a transaction on it. Inside a transaction only the transaction is used. */
export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
