import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { mailsTo } from '../../../../testing/caught-mails';
import { addEvent, addTicket, finishAllJobs, person, readDrift, readSeats } from '../../../../testing/event-tickets';
import { createBuyer } from '../../../../testing/sandbox-payments';
import { expireHolds } from '../../orders/expire-holds';
import { tendLists } from '../waiting-jobs';
import {
  answerOffer,
  api,
  cancel,
  entries,
  join,
  openWaitingListStage,
  sellOut,
  setNow,
  statesOf,
  tokenOf,
} from '../../../../testing/stages/events/waiting-list-stage';

openWaitingListStage();

const card = '4242 4242 4242 4242';

const subjectsTo = async (number: number) => (await mailsTo(api, person(number).email)).map(({ subject }) => subject);

const endedMails = async (number: number) => (await subjectsTo(number)).filter((one) => /has ended/.test(one)).length;

/** Ends the time of the holds, as the job does, without the checks of payments that follow. */
async function endTime(event: number): Promise<void> {
  await sql`update orders set expires_at = now() - interval '1 second' where event_id = ${event} and state = 'held'`.execute(
    api.deps.db,
  );
  await expireHolds(api.deps, event, new Date());
}

/** The report of the payment is on its way: no check asks for it before. */
async function delayReport(intent: string): Promise<void> {
  await sql`update payments set state = 'cancelled' where intent_id = ${intent}`.execute(api.deps.db);
}

/** A person whose payment for an offer was begun. */
async function payOffer(number: number) {
  const buyer = createBuyer(api);
  const { event, ticket, sold } = await sellOut(1, { price: 2500, currency: 'USD' });
  await join(event, ticket, number);
  await cancel(sold[0] ?? 0);
  await finishAllJobs(api);
  const token = await tokenOf(number);
  const { data } = await answerOffer(token, 'accept');
  assert.ok(data.hold);
  const hold = { ...data.hold, state: 'held', total: 2500, attendees: [] };
  const { data: payment } = await buyer.begin(hold, person(number));
  return { buyer, event, ticket, token, payment };
}

describe('a payment that is under way at the end of an offer', () => {
  test('and succeeds has the ticket, and no mail about a lost seat', async () => {
    const { buyer, event, payment } = await payOffer(301);
    await buyer.payByCard(payment, card);
    await endTime(event);
    await tendLists(api.deps);
    await buyer.notifyAll(payment.id);
    await finishAllJobs(api);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['301 accepted']);
    assert.equal(await endedMails(301), 0);
    assert.match((await subjectsTo(301)).join('\n'), /^Your ticket/m);
  });

  test('and fails has one mail, when it is over', async () => {
    const { event } = await payOffer(302);
    await endTime(event);
    assert.equal(await endedMails(302), 0);
    await finishAllJobs(api);
    await tendLists(api.deps);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['302 expired']);
    assert.equal(await endedMails(302), 1);
  });
});

describe('a payment that succeeds after the person gave the offer back', () => {
  for (const word of ['keep', 'decline', 'leave'])
    test(`(${word}) ends the place, and there is no second offer`, async () => {
      const { buyer, event, token, payment } = await payOffer(311);
      await buyer.payByCard(payment, card);
      await answerOffer(token, word);
      await buyer.notifyAll(payment.id);
      await finishAllJobs(api);
      assert.deepEqual(await statesOf(event), ['311 accepted']);
      assert.equal((await answerOffer(token, 'accept')).data.tickets.length, 1);
      assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
      setNow(new Date(Date.now() + 13 * 3_600_000));
      await tendLists(api.deps);
      assert.deepEqual(await statesOf(event), ['311 accepted']);
    });

  test('when a second offer is open releases that one', async () => {
    const { buyer, event, token, payment } = await payOffer(321);
    await buyer.payByCard(payment, card);
    await delayReport(payment.id);
    await answerOffer(token, 'keep');
    setNow(new Date(Date.now() + 13 * 3_600_000));
    await sql`update waiting_entries set resumes_at = null where event_id = ${event}`.execute(api.deps.db);
    await tendLists(api.deps);
    assert.deepEqual(await statesOf(event), ['321 offered']);
    await buyer.notifyAll(payment.id);
    assert.deepEqual(await statesOf(event), ['321 accepted']);
    assert.deepEqual((await readSeats(api, event))[0], { kind: 'event', sold: 1, held: 0 });
    assert.deepEqual(await readDrift(api, event), []);
  });
});

describe('a buyer whose payment comes after the last seat', () => {
  const payLate = async (quantity: number, number: number, capacity = quantity) => {
    const buyer = createBuyer(api);
    const event = await addEvent(api, { capacity });
    const ticket = await addTicket(api, event, { price: 2500, currency: 'USD' });
    const hold = await buyer.hold(event, ticket, quantity);
    const attendees = Array.from({ length: quantity }, () => ({ ticket_id: ticket, ...person(number) }));
    const { data: payment } = await buyer.begin(hold, { ...person(number), attendees });
    assert.equal((await buyer.payByCard(payment, card)).status, 200);
    await delayReport(payment.id);
    await endTime(event);
    return { event, ticket, notifyAll: () => buyer.notifyAll(payment.id) };
  };

  test('and who waits already is first with the number of tickets that was paid', async () => {
    const { event, ticket, notifyAll } = await payLate(3, 331);
    await createBuyer(api).hold(event, ticket, 3);
    await join(event, ticket, 332);
    await join(event, ticket, 331);
    await notifyAll();
    assert.deepEqual(await statesOf(event), ['331 waiting', '332 waiting']);
    const { rows } = await sql<{ quantity: number }>`select quantity from waiting_entries where event_id = ${event}
      order by place`.execute(api.deps.db);
    assert.deepEqual(
      rows.map(({ quantity }) => quantity),
      [3, 1],
    );
    assert.match((await subjectsTo(331)).join('\n'), /You are first/);
  });

  test('and who has an offer keeps it, without a mail about the first place', async () => {
    const { event, ticket, notifyAll } = await payLate(2, 341);
    await createBuyer(api).hold(event, ticket, 2);
    await join(event, ticket, 341);
    await join(event, ticket, 342);
    await endTime(event);
    await finishAllJobs(api);
    assert.deepEqual(await statesOf(event), ['341 offered', '342 offered']);
    await notifyAll();
    assert.deepEqual(await statesOf(event), ['341 offered', '342 offered']);
    assert.equal((await entries(event)).length, 2);
    assert.doesNotMatch((await subjectsTo(341)).join('\n'), /You are first/);
    assert.deepEqual(await readDrift(api, event), []);
  });
});
