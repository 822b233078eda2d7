import type { Viewer } from '@enlace/shared-contract/access';
import type { Locale } from '@enlace/shared-contract/text';
import type { Logger } from 'pino';

import type { AuditOrigin } from '../audit/record-audit';
import type { ChangeListener } from '../changes/data-change';
import type { Db } from '../db/database';
import type { PersonColumn } from '../db/person-column';
import type { FileStore } from '../files/file-store';
import type { MailCatalogue } from '../mail/mail-catalogue';
import type { Limits } from '../limits/limits';
import type { SearchGate } from '../limits/search-gate';
import type { StripeAccount } from '../stripe/stripe-account';
import type { ReadyEnv } from './secrets';

/** The current time; tests replace it. */
export type Clock = () => Date;

/** Dependencies of every part of the API. */
export interface ApiDeps {
  readonly env: ReadyEnv;
  /** For writes, and for reads that must see these writes. */
  readonly db: Db;
  /** For lists and single records: a replica where one is configured, else the same database. */
  readonly reads: Db;
  /** As `Database.unhurried`: runs long work of jobs without the time limit of queries. */
  unhurried<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Runs searches apart from other reads. */
  readonly searches: SearchGate;
  /** As `Database.watchChanges`; all listeners share one connection. */
  watchChanges(onChange: ChangeListener): () => void;
  /** As `Database.connectionName`. */
  readonly connectionName: string | null;
  /** Store of the uploaded files. */
  readonly files: FileStore;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Limits of tries by account and by address. */
  readonly limits: Limits;
  /** The mails of all modules. */
  readonly mails: MailCatalogue;
  /** Account for payments; null where no payment is possible. */
  readonly stripe: StripeAccount | null;
  /** Every column that refers to a person. */
  readonly personColumns: readonly PersonColumn[];
  /** A user with the current rights, also without a login session; null when the account is removed. */
  findPersonAsViewer(db: Db, id: number): Promise<Viewer | null>;
  /**
   * Ends the lead of a chapter in the transaction in which the user leaves the chapter. Throws LAST_LEADER for its only
   * leader, unless the extras of the edit name a successor or confirm it.
   */
  removeLeader(
    trx: Db,
    leader: { readonly chapterId: number; readonly userId: number },
    by: {
      readonly origin: AuditOrigin;
      readonly now: Date;
      readonly locale: Locale;
      readonly extras?: Readonly<Record<string, unknown>>;
    },
  ): Promise<void>;
  /** Mails the other leaders of each chapter that a user leads, in the transaction that removes the account. */
  mailLeadersOfAll(trx: Db, userId: number, isRemoved: boolean): Promise<void>;
  /** Refuses to merge an account away that has a plan: its payments would go on, or its paid time would be lost. */
  refuseMergeOfPlan(trx: Db, userId: number, by: { readonly locale: Locale; readonly now: Date }): Promise<void>;
}
