import { environment } from '../infrastructure/env/env';

/** Address of the PostgreSQL server of the tests; null for the embedded database. */
export const laneUrl: string | null = environment['DATABASE_URL_TEST'] || null;

export const isPostgres = laneUrl !== null;
