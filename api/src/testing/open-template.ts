import { pino } from 'pino';

import { type Database, openDatabase } from '../infrastructure/db/open-database';
import { cloneTemplate } from './template';

/** Opens a seeded database of one test. Its `close` also removes the copy. */
export async function openTemplate(): Promise<Database> {
  const copy = await cloneTemplate();
  const database = await openDatabase(
    { database: copy.settings, statementTimeoutMs: 20_000 },
    pino({ level: 'silent' }),
  );
  const close = async (): Promise<void> => {
    await database.close();
    await copy.drop();
  };
  return { ...database, close };
}
