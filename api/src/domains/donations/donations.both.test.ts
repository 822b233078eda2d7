import type { Donation, DonationDetails, ListedDonation } from '@enlace/shared-contract/donations';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../testing/add-person';
import { donor } from '../../testing/sandbox-donors';
import { begin, donors, openMonthlyDonationsStage } from '../../testing/stages/donations/monthly-donations-stage';

openMonthlyDonationsStage();

describe('donations', () => {
  test('a donation without an account is paid once and has one receipt, whatever the order of the events', async () => {
    const { api, start, pay, notifyAllThrice, read } = donors;
    const { donation, payment } = await start({ amount: 2500 });
    assert.equal(donation.state, 'open');
    assert.equal((await pay(payment, 'visa')).status, 200);
    await notifyAllThrice(payment.id);
    const paidDonation = await read(donation.token);
    assert.equal(paidDonation.state, 'paid');
    assert.deepEqual(
      paidDonation.receipts.map(({ amount, kind }) => ({ amount, kind })),
      [{ amount: 2500, kind: 'receipt' }],
    );
    assert.equal((await donors.mailsTo(donation.email ?? '')).length, 1);
    const file = await api.send({ method: 'GET', url: paidDonation.receipts[0]?.url ?? '' }, null);
    assert.equal(file.headers['content-type'], 'application/pdf');
  });

  test('requests with the same key at the same time are one payment', async () => {
    const body = { ...donor('twice'), amount: 5000, key: 'pressed-twice' };
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => donors.start(body)));
    assert.equal(new Set(answers.map(({ payment }) => payment.id)).size, 1);
    const { rows } = await sql`select id from donations where donor_email = ${body.email}`.execute(donors.api.deps.db);
    assert.equal(rows.length, 1);
  });

  test('another amount under the same key is another donation, which has its own payment', async () => {
    const body = { ...donor('changed'), key: 'changed' };
    const first = await donors.start({ ...body, amount: 5000 });
    const second = await donors.start({ ...body, amount: 6000 });
    assert.notEqual(first.payment.id, second.payment.id);
  });

  test('a refused card charges nothing, and another card pays the same donation', async () => {
    const { donation, payment } = await donors.start({ amount: 2500 });
    assert.equal((await donors.pay(payment, 'declined')).status, 402);
    await donors.notifyAllThrice(payment.id);
    assert.equal((await donors.read(donation.token)).state, 'open');
    await donors.pay(payment, 'visa');
    await donors.notifyAllThrice(payment.id);
    assert.equal((await donors.read(donation.token)).receipts.length, 1);
  });

  test('amounts and fields that are wrong are refused by name; a program fills the hidden field', async () => {
    const { api } = donors;
    const faults: readonly [object, string][] = [
      [{ amount: 199 }, 'amount'],
      [{ amount: 1_000_001 }, 'amount'],
      [{ amount: 10.5 }, 'amount'],
      [{ email: 'nobody' }, 'email'],
      [{ name: ' ' }, 'name'],
      [{ kind: 'yearly' }, 'kind'],
      [{ message: 'x'.repeat(501) }, 'message'],
      [{ form_remark: 'cheap' }, 'form_remark'],
    ];
    for (const [change, field] of faults) {
      const payload = { ...donor('wrong'), amount: 2500, key: 'wrong', ...change };
      const answer = await api.send({ method: 'POST', url: '/api/v2/donations', payload }, null);
      assert.equal(answer.statusCode, 422, field);
      assert.deepEqual(Object.keys(answer.json<{ errors: object }>().errors), [field]);
    }
  });

  test('a changed token opens nothing', async () => {
    const { donation } = await donors.start({ amount: 2500 });
    for (const token of [`${donation.id}.x`, donation.token.replace(/^\d+/, '1'), `${donation.token}a`]) {
      const answer = await donors.api.send({ method: 'GET', url: `/api/v2/donation-links/${token}` }, null);
      assert.equal(answer.statusCode, 404);
    }
  });

  test('numbers of receipts have no gaps, also with payments at the same time', async () => {
    const newDonations = await Promise.all([1, 2, 3, 4].map(() => donors.start({ amount: 2500 })));
    await Promise.all(
      newDonations.map(async ({ payment }) => {
        await donors.pay(payment, 'visa');
        await donors.notifyAllThrice(payment.id);
      }),
    );
    const year = new Date().getUTCFullYear();
    const { rows } = await sql<{ number: string }>`select number from donation_receipts
      where number like ${`D-${year}-%`} order by number`.execute(donors.api.deps.db);
    rows.forEach(({ number }, index) => assert.equal(number, `D-${year}-${String(index + 1).padStart(5, '0')}`));
  });
});

describe('monthly donations', () => {
  test('the bank asks once; each month has one receipt and one mail, and the link ends it', async () => {
    const { donation } = await begin('asks');
    assert.equal((await donors.read(donation.token)).state, 'active');
    await donors.moveByMonths(2);
    await donors.refreshAll(donation.id);
    const running = await donors.read(donation.token);
    assert.deepEqual(
      running.receipts.map(({ amount }) => amount),
      [1000, 1000, 1000],
    );
    assert.equal((await donors.mailsTo(donation.email ?? '')).length, 3);
    const ends = await Promise.all([1, 2].map(() => donors.end(donation.token)));
    assert.deepEqual(
      ends.map(({ state }) => state),
      ['ended', 'ended'],
    );
    await donors.moveByMonths(2);
    await donors.refreshAll(donation.id);
    assert.equal((await donors.read(donation.token)).receipts.length, 3);
    assert.equal((await donors.mailsTo(donation.email ?? '', 'monthlyDonationEnded')).length, 1);
  });

  test('a failed month mails once with the link, whose page pays it with another card', async () => {
    const { donation } = await begin();
    await donors.failNextCharge(donation.id);
    await donors.moveByMonths(1);
    await donors.refreshAll(donation.id);
    await donors.refreshAll(donation.id);
    assert.equal((await donors.read(donation.token)).state, 'past_due');
    assert.equal((await donors.mailsTo(donation.email ?? '', 'monthlyDonationFailed')).length, 1);
    const payment = await donors.payAgain(donation.token);
    await donors.pay(payment, 'visa');
    await donors.refreshAll(donation.id);
    const paidDonation = await donors.read(donation.token);
    assert.deepEqual([paidDonation.state, paidDonation.receipts.length], ['active', 2]);
    await donors.moveByMonths(1);
    await donors.refreshAll(donation.id);
    assert.equal((await donors.read(donation.token)).receipts.length, 3);
  });

  test('a member sees the donations of the account; a removal ends them and keeps the receipts without the person', async () => {
    const { api } = donors;
    const person = await addPerson(api, { roles: ['latinas'] });
    const { donation } = await begin('visa', { as: person.token });
    const list = async () =>
      (await person.get('/api/v2/my/donations')).json<{ data: Donation[]; meta: { years: { url: string }[] } }>();
    const { data, meta } = await list();
    assert.deepEqual(
      data.map(({ id, state }) => ({ id, state })),
      [{ id: donation.id, state: 'active' }],
    );
    const file = await api.send({ method: 'GET', url: meta.years[0]?.url ?? '' }, null);
    assert.equal(file.headers['content-type'], 'application/pdf');
    const other = await addPerson(api, { roles: ['latinas'] });
    assert.deepEqual((await other.get('/api/v2/my/donations')).json<{ data: unknown[] }>().data, []);
    await donors.removePerson(person.id);
    const { rows } = await sql<Record<string, unknown>>`select user_id, donor_name, donor_email, message from donations
      where id = ${donation.id}`.execute(api.deps.db);
    assert.deepEqual(rows, [{ user_id: null, donor_name: null, donor_email: null, message: null }]);
    await donors.refreshAll(donation.id);
    assert.equal((await donors.read(donation.token)).state, 'ended');
  });
});

describe('what treasurers do with donations', () => {
  const list = async (query: string) =>
    (await donors.api.get(`/api/v2/donations?${query}`, 'admin')).json<{
      data: ListedDonation[];
      meta: { total: number; views: Record<string, number>; sums: { given: number; refunded: number }[] };
    }>();
  const open = async (id: number) =>
    (await donors.api.get(`/api/v2/donations/${id}`, 'admin')).json<{ data: DonationDetails }>().data;

  test('pages, views and search agree with the sums of the whole view', async () => {
    const first = await list('per_page=10&sort=amount&direction=asc');
    assert.equal(first.data.length, 10);
    assert.equal(first.meta.views['all'], first.meta.total);
    const amounts = first.data.map(({ amount }) => amount);
    assert.deepEqual(
      amounts,
      amounts.toSorted((one, other) => one - other),
    );
    const { rows } = await sql<{ given: number }>`select sum(amount)::float8 as given from donation_receipts
      where kind = 'receipt'`.execute(donors.api.deps.db);
    assert.equal(first.meta.sums[0]?.given, rows[0]?.given);
    const month = await list('from=2026-01-01&to=2026-02-01');
    assert.ok(month.meta.total < first.meta.total);
    assert.equal((await list('search=nobody-gives-like-this')).meta.total, 0);
  });

  for (const kind of ['once', 'monthly'])
    test(`a part and then the rest of a payment go back (${kind}); pressing twice refunds once`, async () => {
      const { donation, payment } = await donors.start({ kind, amount: 3000 });
      if (kind === 'monthly') await donors.useClock(donation.id);
      await donors.pay(payment, 'visa');
      if (kind === 'monthly') await donors.refreshAll(donation.id);
      else await donors.notifyAllThrice(payment.id);
      const receipt = (await open(donation.id)).receipts[0];
      const refund = (body: object) =>
        donors.api.post(`/api/v2/donation-receipts/${receipt?.id}/refund`, { reason: 'By mistake', ...body }, 'admin');
      assert.equal((await refund({ amount: 3001 })).statusCode, 422);
      const answers = await Promise.all([1, 2, 3].map(() => refund({ amount: 1000, key: 'pressed' })));
      assert.deepEqual(
        answers.map(({ statusCode }) => statusCode),
        [200, 200, 200],
      );
      await donors.api.finishJobs();
      assert.equal((await refund({})).statusCode, 200);
      await donors.api.finishJobs();
      assert.equal((await refund({})).statusCode, 409);
      const details = await open(donation.id);
      assert.equal(details.refunded, 3000);
      assert.deepEqual(
        details.receipts.map(({ amount, kind: name, refundable }) => ({ amount, name, refundable })),
        [
          { amount: -2000, name: 'credit_note', refundable: 0 },
          { amount: -1000, name: 'credit_note', refundable: 0 },
          { amount: 3000, name: 'receipt', refundable: 0 },
        ],
      );
      assert.equal((await donors.mailsTo(donation.email ?? '', 'donationRefunded')).length, 2);
    });

  test('only treasurers see donations', async () => {
    const member = await addPerson(donors.api, { roles: ['latinas'] });
    assert.equal((await member.get('/api/v2/donations')).statusCode, 403);
    assert.equal((await donors.api.get('/api/v2/donations')).statusCode, 401);
    const treasurer = await addPerson(donors.api, { permissions: ['memberships.list'] });
    assert.equal((await treasurer.get('/api/v2/donations')).statusCode, 200);
    const { data } = await list('per_page=1&view=once');
    const details = await open(data[0]?.id ?? 0);
    const path = `/api/v2/donation-receipts/${details.receipts[0]?.id}/refund`;
    assert.equal((await treasurer.post(path, { reason: 'Not allowed' })).statusCode, 403);
    const file = await treasurer.get('/api/v2/donation-receipts/download?from=2026-01-01');
    assert.match(file.body, /D-2026-00001/);
  });
});
