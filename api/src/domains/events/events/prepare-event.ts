import { AppError } from '@enlace/shared-contract';

import type { Db } from '../../../infrastructure/db/database';
import { isTimeZone } from '../../../kit/query/days';
import type { PlannedRemoval, PlannedWrite } from '../../../kit/resource-options';
import type { Row } from '../../../kit/table-repository';
import { refuseUsedSeats } from '../capacity/refuse-used-seats';
import { requireTotal } from '../capacity/require-total';
import { eventTexts } from '../event-texts';
import { requestNews } from '../mails/event-news';

/** Checks an event: its times are in order, its time zone exists, and its seats are not below those in use. */
export async function prepareEvent(trx: Db, { id, values, before, locale, now }: PlannedWrite): Promise<Row> {
  const texts = eventTexts[locale];
  const zone = values['timezone'];
  if (typeof zone === 'string' && !isTimeZone(zone)) throw refusal('timezone', texts.timeZone);
  const [start, end] = ['starts_at', 'ends_at'].map((name) => timeOf({ ...before, ...values }[name]));
  if (start !== undefined && end !== undefined && end < start) throw refusal('ends_at', texts.ends);
  if (id !== null && typeof values['capacity'] === 'number')
    await requireTotal(trx, { kind: 'event', id, total: values['capacity'], field: 'capacity' }, locale);
  if (id !== null) await requestNews(trx, id, now);
  return values;
}

/** Refuses the removal of an event for which people have tickets: it is cancelled instead. */
export async function refuseEventRemoval(trx: Db, removal: PlannedRemoval): Promise<void> {
  await refuseUsedSeats(trx, 'event', removal);
}

function timeOf(value: unknown): number {
  return value instanceof Date ? value.getTime() : Date.parse(String(value));
}

function refusal(field: string, text: string): AppError {
  return new AppError('VALIDATION_FAILED', { message: `event: ${field}`, fields: { [field]: [text] } });
}
