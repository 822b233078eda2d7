import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import { parseLocalTime } from '../../../infrastructure/time/time-zone';
import type { Row } from '../../../kit/core/table/repository';

const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/;

/** Values in which times without a zone are instants, by the clock of `zone`. */
export function readLocalTimes(values: Row, zone: unknown): Row {
  const localTimes = Object.entries(values).filter(([, value]) => isLocalTime(value));
  if (localTimes.length === 0) return values;
  const instants = localTimes.map(([name, value]) => [
    name,
    parseLocalTime(String(value), String(zone))?.toISOString(),
  ]);
  return { ...values, ...Object.fromEntries(instants) };
}

/** As `readLocalTimes`, by the clock of an event. */
export async function readTimesOfEvent(trx: Db, values: Row, event: number): Promise<Row> {
  if (!Object.values(values).some(isLocalTime)) return values;
  const { rows } = await sql<{ timezone: string }>`select timezone from events where id = ${event}`.execute(trx);
  return readLocalTimes(values, rows[0]?.timezone ?? 'UTC');
}

const isLocalTime = (value: unknown): boolean => typeof value === 'string' && localPattern.test(value);
