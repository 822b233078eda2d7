import { environment } from '../infrastructure/env/env';

/** Address of the PostgreSQL to test on; null on the embedded database. */
export const laneUrl: string | null = environment['DATABASE_URL_TEST'] || null;

export const isPostgres = laneUrl !== null;
