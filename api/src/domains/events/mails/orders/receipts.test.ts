import { formatMoney, type Locale } from '@enlace/shared-contract/text';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { renderMail } from '../../../../infrastructure/mail/render-mail';
import { addEvent, addTicket, finishAllJobs, person } from '../../../../testing/event-tickets';
import type { TestHold } from '../../../../testing/sandbox-payments';
import { createCodeCalls } from '../../../../testing/stages/events/codes-stage';
import {
  api,
  buyer,
  openPaymentsStage,
  orderId,
  pay,
  refund,
  sell,
  visa,
} from '../../../../testing/stages/events/payments-stage';
import { ticketCancelledMail } from '../tickets/ticket-cancelled.mail';
import { ticketConfirmedMail } from '../tickets/ticket-confirmed.mail';
import { orderPaidMail } from './order-paid.mail';
import { orderRefundedPartlyMail } from './order-refunded-partly.mail';
import { orderRefundedMail } from './order-refunded.mail';

openPaymentsStage('first');

const { addCode, send } = createCodeCalls(() => api);

const definitions = [
  orderPaidMail,
  orderRefundedMail,
  orderRefundedPartlyMail,
  ticketCancelledMail,
  ticketConfirmedMail,
];

/** The mails about an order: their templates and plain texts. */
async function mailsOf(order: number, locale: Locale = 'en') {
  await finishAllJobs(api);
  const { rows } = await sql<{ template: string; values: object }>`select m.template, m."values" from outbox_mails m
    join event_order_mails n on n.mail_id = m.id where n.order_id = ${order} order by m.id`.execute(api.deps.db);
  return rows.map(({ template, values }) => {
    const mail = definitions.find((one) => one.template === template)?.parseKept(values) ?? null;
    assert.ok(mail !== null, template);
    const { text } = renderMail(mail, locale, { productName: 'Enlace', origin: 'https://enlace.test' });
    return { template, text };
  });
}

async function numberOf(order: number): Promise<string> {
  const { rows } = await sql<{ number: string }>`select number from orders where id = ${order}`.execute(api.deps.db);
  return rows[0]?.number ?? '';
}

const expectedTexts = {
  en: ['Order number: ', 'Code HOLA: −', 'its price does not go back automatically', 'Total: '],
  es: ['Número de pedido: ', 'Código HOLA: −', 'su precio no se devuelve automáticamente', 'Total: '],
  pt: ['Número do pedido: ', 'Código HOLA: −', 'o preço dele não é devolvido automaticamente', 'Total: '],
} as const;

for (const locale of ['en', 'es', 'pt'] as const)
  test(`the buyer of a paid order gets one receipt with what Stripe took: ${locale}`, async () => {
    const event = await addEvent(api);
    const ticket = await addTicket(api, event, { name: 'General', price: 1000, currency: 'USD' });
    await addCode(event, { kind: 'amount', value: 100, scope: 'order' });
    const items = [{ ticket_id: ticket, quantity: 3 }];
    const hold = (await send<TestHold>(`events/${event}/holds`, { items, code: 'HOLA' })).data;
    const { data: payment } = await buyer.begin(hold);
    await sql`update orders set locale = ${locale} where reference = ${hold.reference}`.execute(api.deps.db);
    assert.equal((await buyer.payByCard(payment, visa)).status, 200);
    await buyer.notifyAll(payment.id);
    const { amount } = await buyer.client().paymentIntents.retrieve(payment.id);
    assert.equal(amount, 2900);
    const order = await orderId(hold);
    const mails = await mailsOf(order, locale);
    const receipts = mails.filter(({ template }) => template === 'orderPaid');
    assert.equal(receipts.length, 1);
    const text = receipts[0]?.text ?? '';
    const number = await numberOf(order);
    const money = (value: number): string => formatMoney(locale, value, 'USD');
    const parts = [
      number,
      money(amount),
      `3 × General: ${money(3000)}`,
      money(100),
      'Enlace',
      ...expectedTexts[locale],
    ];
    for (const part of parts) assert.ok(text.includes(part), `${part} in ${text}`);
    assert.ok(mails.find(({ template }) => template === 'ticketConfirmed')?.text.includes(number));
  });

test('the last of several refunds names the whole; each names its amount, the sum and the rest', async () => {
  const { event, ticket } = await sell(10, 1000);
  const { hold, payment } = await pay(event, ticket, 3);
  await buyer.notifyAll(payment.id);
  const order = await orderId(hold);
  const number = await numberOf(order);
  for (const amount of [500, 1500, 1000]) {
    assert.equal((await refund(order, { amount, reason: 'Late start' })).status, 201);
    await finishAllJobs(api);
  }
  const mails = (await mailsOf(order)).filter(({ template }) => template.startsWith('orderRefunded'));
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['orderRefundedPartly', 'orderRefundedPartly', 'orderRefunded'],
  );
  const facts = [
    `Order ${number}: $5.00 now, $5.00 of $30.00 so far. $25.00 has not gone back.`,
    `Order ${number}: $15.00 now, $20.00 of $30.00 so far. $10.00 has not gone back.`,
    `Order ${number}: $10.00 now, $30.00 in all. The whole payment has gone back.`,
  ];
  for (const [place, { text }] of mails.entries()) assert.ok(text.includes(facts[place] ?? '?'), text);
});

test('a mail about a refund names the tickets that it is about, and no person who got one from the buyer', async () => {
  const { event, ticket } = await sell(10, 1000);
  const hold = await buyer.hold(event, ticket, 3);
  const names = ['Ana', 'Bea', 'Carla'];
  const attendees = names.map((first_name, place) => ({ ticket_id: ticket, ...person(place + 1), first_name }));
  const { data: payment } = await buyer.begin(hold, { attendees });
  assert.equal((await buyer.payByCard(payment, visa)).status, 200);
  await buyer.notifyAll(payment.id);
  const order = await orderId(hold);
  const { rows } = await sql<{ id: number }>`select id from attendees where order_id = ${order} order by id`.execute(
    api.deps.db,
  );
  const [ana, bea, carla] = rows.map(({ id }) => id);
  await sql`insert into ticket_transfers (attendee_id, slug_hash) values (${carla}, 'a-transfer')`.execute(api.deps.db);
  for (const ids of [[ana, bea], [carla]]) {
    assert.equal((await refund(order, { attendee_ids: ids, reason: 'Ill' })).status, 201);
    await finishAllJobs(api);
  }
  const texts = (await mailsOf(order)).filter(({ template }) => template.startsWith('orderRefunded'));
  const { last_name: lastName } = person(1);
  assert.match(
    texts[0]?.text ?? '',
    new RegExp(`For these tickets: Entrada \\(Ana ${lastName}\\), Entrada \\(Bea [^)]*\\)\\.`),
  );
  assert.match(texts[1]?.text ?? '', /For these tickets: Entrada\./);
});

test('a free order gets no receipt, and its number is found in the office however it is typed', async () => {
  const event = await addEvent(api);
  const ticket = await addTicket(api, event);
  const hold = await buyer.hold(event, ticket);
  const confirm = await buyer.send(`/api/v2/holds/${hold.reference}/confirm`, person(1), hold.key);
  assert.equal(confirm.status, 200);
  const order = await orderId(hold);
  assert.deepEqual(
    (await mailsOf(order)).map(({ template }) => template),
    ['ticketConfirmed'],
  );
  const number = await numberOf(order);
  assert.match(number, /^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
  const path = `/api/v2/holds/${hold.reference}`;
  assert.equal((await buyer.send<{ number: string }>(path, null, hold.key)).data.number, number);
  for (const search of [number, number.toLowerCase().replace('-', '')]) {
    const list = await api.get(`/api/v2/events/${event}/orders?search=${search}`, 'admin');
    assert.deepEqual(
      list.json<{ data: { number: string }[] }>().data.map((row) => row.number),
      [number],
    );
  }
});
