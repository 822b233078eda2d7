import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import type { TestPerson } from '../../../testing/add-person';
import { buildTestApi, type TestApi } from '../../../testing/build-test-api';
import { findTracesInTables } from '../../../testing/find-traces-in-tables';
import { insertPerson } from '../../../testing/insert-person';
import { anonymise } from './anonymise';

const phone = '+52 951 555 7741';

let api: TestApi;
let event: { readonly ticket: number; readonly id: number };
let count = 0;

interface Buyer {
  readonly id?: number;
  readonly name: readonly [first: string, last: string];
  readonly email: string;
}
interface NewTicket extends Buyer {
  readonly answer?: string;
  readonly reason?: string;
}

/** A paid order with its tickets, and a refund of it; answers the id of the order. */
async function addOrder(buyer: Buyer, refund: string, tickets: readonly NewTicket[]): Promise<number> {
  count += 1;
  const { db } = api.deps;
  const { rows } = await sql<{ id: number }>`insert into orders
      (event_id, reference, state, user_id, first_name, last_name, email, currency, total, confirmed_at)
    values (${event.id}, ${`REMOVAL-${count}`}, 'refunded', ${buyer.id ?? null}, ${buyer.name[0]}, ${buyer.name[1]},
      ${buyer.email}, 'COP', 5000, now()) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [place, ticket] of tickets.entries())
    await sql`insert into attendees (event_id, ticket_id, order_id, user_id, first_name, last_name, email, slug, secret,
        state, cancelled_at, cancel_reason, answers)
      values (${event.id}, ${event.ticket}, ${id}, ${ticket.id ?? null}, ${ticket.name[0]}, ${ticket.name[1]},
        ${ticket.email}, ${`removal-${count}-${place}`}, ${`removal-${count}-${place}`}, 'cancelled', now(),
        ${ticket.reason ?? null}, ${JSON.stringify({ 1: { value: ticket.answer ?? '' } })}::jsonb)`.execute(db);
  await sql`with payment as (insert into payments (purpose, subject_id, intent_id, amount, currency, state, refunded)
      values ('order', ${id}, ${`pi_removal_${count}`}, 5000, 'COP', 'paid', 5000) returning id)
    insert into refunds (payment_id, key, amount, reason, state)
    select id, 'removal', 5000, ${refund}, 'succeeded' from payment`.execute(db);
  await sql`insert into audit_entries (action, resource, row_id, after)
    values ('refund', 'orders', ${String(id)}, ${JSON.stringify({ refunded: 5000, reason: refund })})`.execute(db);
  return id;
}

const remove = (person: TestPerson) =>
  api.deps.db.transaction().execute((trx) => anonymise(trx, person.id, new Date(), api.deps));
const reasonOf = async (order: number): Promise<object | undefined> =>
  (
    await sql<object>`select r.reason, r.amount, o.total, o.reference from refunds r
      join payments p on p.id = r.payment_id join orders o on o.id = p.subject_id
      where p.purpose = 'order' and o.id = ${order}`.execute(api.deps.db)
  ).rows[0];

const auditOf = async (order: number): Promise<readonly object[]> =>
  (
    await sql<{ after: object }>`select after from audit_entries where resource = 'orders'
      and row_id = ${String(order)}`.execute(api.deps.db)
  ).rows.map(({ after: contents }) => contents);

before(async () => {
  api = await buildTestApi();
  const { rows } = await sql<{ ticket: number; id: number }>`select t.id as ticket, t.event_id as id from tickets t
    where t.deleted_at is null and t.event_id not in (select event_id from event_cancellations)
    order by t.id limit 1`.execute(api.deps.db);
  assert.ok(rows[0]);
  event = rows[0];
});
after(() => api.close());

test('a removed person has no name in orders, refunds, cancellations, answers, forms and saved views of others', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Atzintli', last_name: 'Tlamanalco' } });
  const { id, email } = person;
  const { db } = api.deps;
  await sql`update users set phone = ${phone} where id = ${id}`.execute(db);
  const self = { id, name: ['Atzintli', 'Tlamanalco'], email } as const;
  const other = { name: ['Otra', 'Persona'], email: 'otra@example.org' } as const;
  const ownOrder = await addOrder(self, `Tlamanalco is ill, ${phone}`, [
    { ...self, answer: 'Soy Atzintli', reason: 'ill' },
  ]);
  const shared = await addOrder(other, 'Atzintli is ill', [
    { name: self.name, email: email.toUpperCase(), answer: 'Vegana' },
    { ...other, answer: 'With ATZINTLI', reason: `Tlamanalco, ${email}, does not come` },
  ]);
  const far = await addOrder(other, 'Twice', [{ ...other, answer: 'A table with Atzintli Tlamanalco' }]);
  const form = {
    buyer: { first_name: 'Otra', last_name: 'Persona', email: 'otra@example.org' },
    people: [
      {
        ticketId: event.ticket,
        person: { first_name: 'Otra', last_name: 'Persona', email: 'otra@example.org' },
        answers: { 1: { value: 'con Atzintli' } },
      },
      {
        ticketId: event.ticket,
        person: { first_name: 'Atzintli', last_name: 'Tlamanalco', email },
        answers: { 1: { value: 'Tlamanalco' }, 2: { value: [3], choices: [3] } },
      },
    ],
  };
  await sql`insert into orders (event_id, reference, state, currency, total, expires_at, form)
    values (${event.id}, 'REMOVAL-OPEN', 'held', 'COP', 5000, now() + interval '1 day', ${JSON.stringify(form)}::jsonb)`.execute(
    db,
  );
  await sql`insert into event_cancellations (event_id, reason, is_refunded, order_count)
    values (${event.id}, 'Atzintli is ill', true, 3)`.execute(db);
  await sql`insert into revisions (resource, row_id, n, at, action, reason, after)
    values ('events', ${event.id}, 901, now(), 'edit', 'Atzintli is ill', '{}')`.execute(db);
  await sql`insert into form_entries (reference, family, kind, state, locale, name, email, data, search_text)
    values ('T-9101', 'contact', 'contact_us', 'new', 'es', 'Otra', 'otra@example.org',
      '{"old_account_name": "Atzintli Tlamanalco", "old_account_email": "other@example.org", "message": "Hola"}',
      'T-9101 Otra Atzintli Tlamanalco Hola')`.execute(db);
  await sql`with donation as (insert into donations (user_id, key, kind, amount, currency, locale)
        values (${id}, 'removal', 'once', 500, 'USD', 'es') returning id),
      payment as (insert into payments (purpose, subject_id, intent_id, amount, currency, state)
        select 'donation', id, 'pi_removal_donation', 500, 'USD', 'paid' from donation returning id),
      receipt as (insert into donation_receipts (donation_id, source_id, number, amount, currency, reason, issued_at)
        select id, 'removal', 'removal', 500, 'USD', 'Atzintli asked', now() from donation)
    insert into refunds (payment_id, key, amount, reason) select id, 'removal', 500, 'Tlamanalco asked' from payment`.execute(
    db,
  );
  await sql`with invoice as (insert into membership_invoices
        (user_id, source_id, number, lines, amount, currency, reason, issued_at)
        values (${id}, 'removal', 'removal', '[]', 900, 'USD', 'Atzintli asked', now()) returning id)
    insert into membership_refunds (invoice_id, key, amount, reason)
    select id, 'removal', 900, 'For Tlamanalco' from invoice`.execute(db);
  await sql`insert into audit_entries (action, resource, row_id, after)
    values ('writeOff', 'memberships', ${String(id)}, '{"reason": "Atzintli asked"}')`.execute(db);
  await sql`insert into views (resource, name, search, owner_id, scope, created_at, updated_at)
    select 'users', v.name, v.search, users.id, 'mine', now(), now() from users, (values ('Tlamanalco', ''),
      ('Mine', 'search=tlamanalco'), ('Lima', 'search=Lima')) v (name, search) where email = 'admin@enlace.test'`.execute(
    db,
  );
  await sql`insert into audit_entries (action, resource, row_id, after)
    values ('add', 'views', '9101', '{"name": "Tlamanalco", "search": "search=Tlamanalco"}')`.execute(db);

  const traces = ['Atzintli', 'Tlamanalco', email, phone];
  const tables = [
    'attendees',
    'audit_entries',
    'donation_receipts',
    'event_cancellations',
    'form_entries',
    'membership_invoices',
    'membership_refunds',
    'orders',
    'refunds',
    'revisions',
    'views',
  ];
  const placesBefore = await findTracesInTables(api, traces);
  assert.deepEqual(
    tables.filter((table) => !placesBefore.has(table)),
    [],
    'each table has a trace before',
  );
  await remove(person);
  assert.deepEqual(Object.fromEntries(await findTracesInTables(api, traces)), {});

  const sums = { amount: 5000, total: 5000 };
  assert.deepEqual(await reasonOf(ownOrder), {
    reason: 'Former member is ill, removed',
    ...sums,
    reference: 'REMOVAL-1',
  });
  assert.deepEqual(await reasonOf(shared), { reason: 'Former member is ill', ...sums, reference: 'REMOVAL-2' });
  assert.deepEqual(await reasonOf(far), { reason: 'Twice', ...sums, reference: 'REMOVAL-3' });
  const [open] = (
    await sql<{ form: typeof form }>`select form from orders where reference = 'REMOVAL-OPEN'`.execute(db)
  ).rows;
  assert.deepEqual(
    open?.form.people.map(({ person: { email: address }, answers }) => [address, answers]),
    [
      [other.email, { 1: { value: 'con Former member' } }],
      [other.email, { 2: { value: [3], choices: [3] } }],
    ],
    'the buyer has the ticket, and its choice stays counted',
  );
  const { rows: viewRows } = await sql<object>`select name from views where search = 'search=Lima'`.execute(db);
  assert.deepEqual(viewRows, [{ name: 'Lima' }]);
});

test('names that another person of the same order has too stay', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Eliatl', last_name: 'Xilotepec' } });
  const sister = { name: ['Ana', 'Xilotepec'], email: 'ana.xilotepec@example.org' } as const;
  const order = await addOrder(sister, 'Ana Xilotepec pays for Eliatl Xilotepec', [
    { ...sister, answer: 'Xilotepec, with Eliatl' },
    { id: person.id, name: ['Eliatl', 'Xilotepec'], email: person.email },
  ]);
  await remove(person);
  assert.deepEqual(await reasonOf(order), {
    reason: 'Ana Xilotepec pays for Former member',
    amount: 5000,
    total: 5000,
    reference: 'REMOVAL-4',
  });
  const { rows } = await sql<{ answer: string }>`select answers -> '1' ->> 'value' as answer from attendees
    where order_id = ${order} and first_name = 'Ana'`.execute(api.deps.db);
  assert.deepEqual(rows, [{ answer: 'Xilotepec, with Former member' }]);
  assert.deepEqual(await auditOf(order), [{ refunded: 5000, reason: 'Ana Xilotepec pays for Former member' }]);
});

test('what organisers corrected at a ticket of the person is emptied; the entry stays', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Citlali', last_name: 'Xoconostle' } });
  const order = await addOrder({ id: person.id, name: ['Citlali', 'Xoconostle'], email: person.email }, 'none', [
    { id: person.id, name: ['Citlali', 'Xoconostle'], email: person.email },
  ]);
  const { db } = api.deps;
  const values = JSON.stringify({ first_name: 'Sitlali', 'answers.1': 'Gluten' });
  await sql`insert into audit_entries (action, resource, row_id, before, after)
    select 'correct', 'attendees', id::text, ${values}::jsonb, ${values}::jsonb from attendees
    where order_id = ${order}`.execute(db);
  await remove(person);
  const { rows } = await sql<object>`select action, before, after from audit_entries where resource = 'attendees'
    and row_id in (select id::text from attendees where order_id = ${order})`.execute(db);
  assert.deepEqual(rows, [{ action: 'correct', before: null, after: null }]);
});

test('names that are common words stay in lower case where others write, and fields keep their names', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Solecito', last_name: 'Price' } });
  const { db } = api.deps;
  const order = await addOrder(
    { id: person.id, name: ['Solecito', 'Price'], email: person.email },
    'no price, SOLECITO',
    [],
  );
  await sql`update audit_entries set after = '{"price": 5000, "name": "price", "reason": "no price, solecito; Price"}'
    where resource = 'orders' and row_id = ${String(order)}`.execute(db);
  await sql`insert into revisions (resource, row_id, n, at, action, reason, after)
    values ('events', ${event.id}, 902, now(), 'edit', 'Por falta de solecito; Price, solecito price', '{}')`.execute(
    db,
  );
  await remove(person);
  assert.deepEqual(await auditOf(order), [
    { price: 5000, name: 'Former member', reason: 'no price, solecito; Former member' },
  ]);
  const { rows } = await sql<object>`select reason from revisions where n = 902`.execute(db);
  assert.deepEqual(rows, [{ reason: 'Por falta de solecito; Former member, Former member' }]);
});

test('names are found in every spelling of their letters and apostrophes', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Joséph-Luan', last_name: "O'Brienne" } });
  const other = { name: ['Otra', 'Persona'], email: 'otra@example.org' } as const;
  const order = await addOrder(other, 'Joséph is ill, O’Brienne too', [
    { id: person.id, name: ['Joséph-Luan', "O'Brienne"], email: person.email },
    { ...other, answer: `With ${'Joséph-Luan'.normalize('NFD')}, ${'JOSÉPH'.normalize('NFD')} and Oʼbrienne; Luan` },
  ]);
  await remove(person);
  assert.deepEqual(await reasonOf(order), {
    reason: 'Former member is ill, Former member too',
    amount: 5000,
    total: 5000,
    reference: `REMOVAL-${count}`,
  });
  const { rows } = await sql<{ answer: string }>`select answers -> '1' ->> 'value' as answer from attendees
    where order_id = ${order} and first_name = 'Otra'`.execute(api.deps.db);
  assert.deepEqual(rows, [{ answer: 'With Former member, Former member and Former member; Former member' }]);
});

test('an unpaid order whose buyer is the person loses its form', async () => {
  const person = await insertPerson(api, { values: { first_name: 'Citlalmina', last_name: 'Tepoztla' } });
  const buyer = { first_name: 'Citlalmina', last_name: 'Tepoztla', email: person.email.toUpperCase() };
  const form = {
    buyer,
    people: [
      { ticketId: event.ticket, person: buyer, answers: {} },
      { ticketId: event.ticket, person: { first_name: 'Otra', last_name: 'Persona', email: 'otra@example.org' } },
    ],
  };
  await sql`insert into orders (event_id, reference, state, currency, total, expires_at, form)
    values (${event.id}, 'REMOVAL-BUYER', 'held', 'COP', 5000, now() + interval '1 day', ${JSON.stringify(form)}::jsonb)`.execute(
    api.deps.db,
  );
  await remove(person);
  assert.deepEqual(Object.fromEntries(await findTracesInTables(api, ['Citlalmina', 'Tepoztla', person.email])), {});
  const { rows } = await sql<object>`select state, form from orders where reference = 'REMOVAL-BUYER'`.execute(
    api.deps.db,
  );
  assert.deepEqual(rows, [{ state: 'held', form: null }]);
});

test('saved views of others stay when a place or a parameter has the word of a family name', async () => {
  const [city, state] = [
    await insertPerson(api, { values: { first_name: 'Yolotzin', last_name: 'Cruzada' } }),
    await insertPerson(api, { values: { first_name: 'Yolotzin', last_name: 'State' } }),
  ];
  const { db } = api.deps;
  const other = await insertPerson(api);
  await sql`update users set city = 'Santa Cruzada, Bolivia' where id = ${other.id}`.execute(db);
  await sql`insert into views (resource, name, search, owner_id, scope, created_at, updated_at)
    select 'users', v.name, v.search, ${other.id}, 'mine', now(), now() from (values ('Santa Cruzada', 'state=4'),
      ('Place', 'search=Cruzada&filter%5Bstate%5D=4'), ('Person', 'x=1&search=State&state=4')) v (name, search)`.execute(
    db,
  );
  await remove(city);
  await remove(state);
  const { rows } = await sql<{
    name: string;
  }>`select name from views where owner_id = ${other.id} order by name`.execute(db);
  assert.deepEqual(
    rows.map(({ name }) => name),
    ['Place', 'Santa Cruzada'],
  );
});

test('the form entry of a namesake keeps its old account', async () => {
  const names = { first_name: 'Tonantzin', last_name: 'Ocelotl' };
  const person = await insertPerson(api, { values: names });
  await insertPerson(api, { values: names });
  await sql`insert into form_entries (reference, family, kind, state, locale, name, email, data, search_text)
    values ('T-9102', 'contact', 'contact_us', 'new', 'es', 'T.', 't@example.org',
      '{"old_account_name": "Tonantzin Ocelotl", "old_account_email": "old@example.org"}', '')`.execute(api.deps.db);
  await remove(person);
  const { rows } = await sql<object>`select data ->> 'old_account_name' as name from form_entries
    where reference = 'T-9102'`.execute(api.deps.db);
  assert.deepEqual(rows, [{ name: 'Tonantzin Ocelotl' }]);
});
