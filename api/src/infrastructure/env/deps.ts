import type { Viewer } from '@enlace/shared-contract';
import type { Logger } from 'pino';

import type { Db } from '../db/database';
import type { PersonColumn } from '../db/person-column';
import type { FileStore } from '../files/file-store';
import type { ReadyEnv } from './secrets';

/** Now; replaced in tests. */
export type Clock = () => Date;

/** What every part of the API works with. */
export interface ApiDeps {
  readonly env: ReadyEnv;
  /** For writes, and for reads that must see them. */
  readonly db: Db;
  /** For lists and single records: a replica where one is configured, else the same database. */
  readonly reads: Db;
  /** Where uploaded files lie. */
  readonly files: FileStore;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Every column that refers to a person. */
  readonly personColumns: readonly PersonColumn[];
  /** A user with the rights of this moment, signed in or not; null when the account is gone. */
  findPersonAsViewer(db: Db, id: number): Promise<Viewer | null>;
}
