import { AppError } from '@enlace/shared-contract/errors';
import { moneyText } from '@enlace/shared-contract/text';
import { sql } from 'kysely';

import type { Db } from '../../../infrastructure/db/database';
import type { Expression } from '../../../kit/core/table/expressions';

/** The event that a file is about. */
export interface EventOfFile {
  readonly id: number;
  readonly slug: string;
  readonly timezone: string;
}

/** Also for an event in the trash. Throws NOT_FOUND. */
export async function findEventOfFile(db: Db, id: number | null): Promise<EventOfFile> {
  const { rows } = await sql<EventOfFile>`select id, slug, timezone from events where id = ${id}`.execute(db);
  const [event] = rows;
  if (event === undefined) throw new AppError('NOT_FOUND', { message: `event ${id}` });
  return event;
}

/** A time by the clock of the event `e`, as spreadsheets read it. */
export const timeInZone = (time: Expression): Expression =>
  sql`to_char(${time} at time zone e.timezone, 'YYYY-MM-DD HH24:MI')`;

/** Head of a column with such times. */
export const zonedHead = (name: string, { timezone }: Pick<EventOfFile, 'timezone'>): string => `${name} (${timezone})`;

/** Minor units of a currency as a decimal number of a spreadsheet. */
export const amountCell = (minor: number, currency: string): number => Number(moneyText(minor, currency));
