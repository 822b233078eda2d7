import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { transact } from '../../../infrastructure/db/transact';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket, finishAllJobs, person } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';
import { eventReminderMail } from './news/event-reminder.mail';
import { queueTicketMails } from './ticket-mail';
import type { TicketMail } from './ticket-values';
import { ticketConfirmedMail } from './tickets/ticket-confirmed.mail';

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

let count = 0;

/** Queues a mail about a new ticket, and changes its event before the mail is sent; answers the mails. */
async function sendAfterChange(mail: TicketMail, change: ReturnType<typeof sql>) {
  count += 1;
  const event = await addEvent(api, { venue_name: 'Casa', starts_at: '2099-05-01T18:00:00Z' });
  const { email, ...name } = person(7100 + count);
  const ticket_id = await addTicket(api, event);
  const answer = await api.post('/api/addattend', { event_id: event, ticket_id, email, ...name });
  const { id } = answer.json<{ data: { id: number } }>().data;
  await finishAllJobs(api);
  await sql`delete from caught_mails where recipient = ${email}`.execute(api.deps.db);
  await transact(api.deps.db, async (trx) => {
    await sql`insert into event_reminders (attendee_id, rule, starts_at, at)
      select ${id}, '1 day', starts_at, now() from events where id = ${event}`.execute(trx);
    await queueTicketMails(trx, api.deps, mail, { ids: [id] });
    await sql`update events e set ${change} where id = ${event}`.execute(trx);
  });
  await finishAllJobs(api);
  const { rows } = await sql<{ text: string; calendar: string | null }>`select text, calendar from caught_mails
    where recipient = ${email}`.execute(api.deps.db);
  return rows;
}

describe('a mail that waited', () => {
  test('reminds of an event that is still coming up on that day', async () => {
    const countAfter = async (change: ReturnType<typeof sql>) =>
      (await sendAfterChange(eventReminderMail, change)).length;
    assert.equal(await countAfter(sql`summary = summary`), 1);
    assert.equal(await countAfter(sql`starts_at = starts_at + interval '30 minutes'`), 1);
    assert.equal(await countAfter(sql`status = 'postponed'`), 0);
    assert.equal(
      await countAfter(sql`starts_at = starts_at + interval '9 days', ends_at = ends_at + interval '9 days'`),
      0,
    );
    assert.equal(await countAfter(sql`starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'`), 0);
  });

  test('names time and place of now, and has no calendar file of a former date or place', async () => {
    const [sameMail] = await sendAfterChange(ticketConfirmedMail, sql`summary = summary`);
    assert.match(sameMail?.calendar ?? '', /METHOD:REQUEST/);
    for (const mail of [ticketConfirmedMail, eventReminderMail]) {
      const [otherMail] = await sendAfterChange(mail, sql`venue_name = 'Teatro'`);
      assert.match(otherMail?.text ?? '', /Teatro/);
      assert.doesNotMatch(otherMail?.text ?? '', /Casa/);
      assert.equal(otherMail?.calendar, null);
      const [lateMail] = await sendAfterChange(mail, sql`starts_at = starts_at + interval '30 minutes'`);
      assert.match(lateMail?.text ?? '', /:30/);
      assert.equal(lateMail?.calendar, null);
    }
    const [postponedMail] = await sendAfterChange(ticketConfirmedMail, sql`status = 'postponed'`);
    assert.equal(postponedMail?.calendar, null);
  });
});
