import type { ListedMembership, MembershipFigures } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards } from '../../../testing/sandbox-members';
import { findEntitlements } from '../plans/entitlements';
import { projectMember } from '../stripe/project-member';
import { endPauses } from './dunning';
import {
  addPastDue,
  addPaying,
  idOf,
  later,
  openTreasuryStage,
  plan,
  post,
  priceOf,
  read,
  stage,
} from '../../../testing/stages/memberships/treasury-stage';

openTreasuryStage();

interface Listed {
  readonly data: readonly ListedMembership[];
  readonly meta: {
    readonly total: number;
    readonly views: Readonly<Record<string, number>>;
    readonly at_risk: readonly { readonly currency: string; readonly amount: number; readonly count: number }[];
  };
}

const list = async (query = ''): Promise<Listed> =>
  (await stage.api.get(`/api/v2/memberships${query}`, 'admin')).json<Listed>();

describe('the list', () => {
  test('has the views with their numbers, filters, search, order and pages', async () => {
    const { meta } = await list();
    assert.ok(meta.total > 200);
    for (const name of ['active', 'past_due', 'ending', 'complimentary', 'canceled']) {
      const { data, meta: viewMeta } = await list(`?view=${name}&per_page=100`);
      assert.equal(viewMeta.total, meta.views[name], name);
      assert.ok(data.length > 0 && data.length === Math.min(100, viewMeta.total), name);
    }
    const pastDue = await list('?view=past_due&per_page=100&sort=due_amount&direction=asc');
    const amounts = pastDue.data.map(({ due_amount: amount }) => amount);
    assert.deepEqual(
      amounts,
      amounts.toSorted((one, other) => one - other),
    );
    assert.deepEqual(
      pastDue.meta.at_risk.map(({ amount, count }) => [amount, count]),
      [[amounts.reduce((sum, amount) => sum + amount, 0), amounts.length]],
    );
    const { data: all } = await list('?sort=name&direction=asc&per_page=100');
    const first = all.find(({ user, package: plan }) => user.country_code !== null && plan !== null);
    const { data: matches } = await list(`?search=${encodeURIComponent(first?.user.name ?? '')}`);
    assert.ok(matches.some(({ id }) => id === first?.id));
    const { data: inCountry } = await list(`?country=${first?.user.country_code}&per_page=100`);
    assert.ok(inCountry.length > 0 && inCountry.every(({ user }) => user.country_code === first?.user.country_code));
    const { data: ofPlan } = await list(`?package_id=${first?.package?.id}`);
    assert.ok(ofPlan.every((row) => row.package?.id === first?.package?.id));
    const pages = [await list('?sort=name&direction=asc'), await list('?sort=name&direction=asc&page=2')];
    assert.equal(new Set(pages.flatMap(({ data }) => data.map(({ id }) => id))).size, 50);
  });

  test('is for treasurers only', async () => {
    for (const path of ['/api/v2/memberships', '/api/v2/membership-figures', '/api/v2/membership-invoices/download'])
      for (const [caller, status] of [
        [null, 401],
        ['latinas', 403],
        ['recruiters', 403],
      ] as const)
        assert.equal((await stage.api.get(path, caller)).statusCode, status);
    const { data } = await list();
    assert.equal((await stage.api.get(`/api/v2/memberships/${data[0]?.id}`, 'latinas')).statusCode, 403);
    assert.equal((await stage.api.get('/api/v2/membership-invoices/1/pdf', 'latinas')).statusCode, 403);
    assert.equal((await stage.api.get('/api/v2/memberships/99999999', 'admin')).statusCode, 404);
  });

  test('shows the demo as Stripe has it', async () => {
    for (const name of ['active', 'past_due', 'ending', 'canceled']) {
      const [row] = (await list(`?view=${name}&sort=created_at&direction=asc`)).data;
      assert.ok(row);
      await projectMember(stage.api.deps, row.user.id);
      const after = await read(row.id);
      for (const field of ['state', 'price', 'period_end', 'failed_at', 'due_amount', 'cancel_at_period_end'] as const)
        assert.equal(after[field], row[field], `${name} ${field}`);
    }
  });
});

describe('figures', () => {
  const readFigures = async (): Promise<MembershipFigures> =>
    (await stage.api.get('/api/v2/membership-figures', 'admin')).json<{ data: MembershipFigures }>().data;

  test('agree with the invoices: each month is the month before with its movements', async () => {
    const { months, by_role: byRole, by_country: byCountry, by_package: byPackage } = await readFigures();
    assert.equal(months.length, 13);
    assert.ok(months.some(({ movements }) => movements.left.count > 0 && movements.upgraded.amount > 0));
    for (const [index, { month, recurring, movements }] of months.entries()) {
      const before = months[index - 1]?.recurring;
      if (before === undefined) continue;
      const { new: gain, returned: back, upgraded: up, downgraded: down, left: loss } = movements;
      const amount = before.amount + gain.amount + back.amount + up.amount - down.amount - loss.amount;
      assert.equal(recurring.amount, amount, month);
      assert.equal(recurring.count, before.count + gain.count + back.count - loss.count, month);
    }
    const last = months.at(-1)?.recurring;
    for (const groups of [byRole, byCountry, byPackage])
      assert.equal(
        groups.reduce((sum, { amount }) => sum + amount, 0),
        last?.amount,
      );
  });

  test('are the sums that the downloaded invoices have', async () => {
    const { months } = await readFigures();
    const file = await stage.api.get('/api/v2/membership-invoices/download', 'admin');
    const [, ...lines] = file.body.trim().split('\r\n');
    const rows = lines.map((line) => /^(\d{4}-\d{5}),(invoice|credit_note),(\d{4}-\d{2})/.exec(line));
    assert.ok(rows.every((row) => row !== null) && rows.length > 500);
    const { rows: sums } = await sql<{ month: string; sum: number }>`select to_char(issued_at at time zone 'UTC',
      'YYYY-MM') as month, sum(amount)::int as sum from membership_invoices group by 1`.execute(stage.api.deps.db);
    for (const { month, invoiced: invoicedAmount, refunded: refundedAmount } of months)
      assert.equal(
        invoicedAmount - refundedAmount,
        sums.find((row) => row.month === month.slice(0, 7))?.sum ?? 0,
        month,
      );
    const { rows: recurring } = await sql<{ count: number; amount: number }>`select count(*)::int as count,
      sum(price)::int as amount from memberships where state = 'active' and period_end > ${stage.now()}`.execute(
      stage.api.deps.db,
    );
    assert.deepEqual(months.at(-1)?.recurring, recurring[0]);
  });
});

describe('a failed payment', () => {
  test('can be paused: no charge, and the plan stays until the day, then charges go on', async () => {
    const member = await addPastDue(2);
    const id = await idOf(member);
    const until = later(40).toISOString();
    const { status, data } = await post(`/api/v2/memberships/${id}/dunning`, { until, reason: 'Is in hospital' });
    assert.deepEqual([status, data.dunning_paused_until, data.grace_ends_at], [200, until, until]);
    const { attempts } = data;
    await stage.moveTo(later(25));
    await member.refresh();
    assert.equal((await read(id)).attempts, attempts);
    const features = await findEntitlements(stage.api.deps.db, member.id, stage.now());
    assert.ok(features.length > 4);
    await member.useCard(cards.visa);
    assert.equal((await member.read()).state, 'active');

    const other = await addPastDue(1);
    const otherId = await idOf(other);
    await post(`/api/v2/memberships/${otherId}/dunning`, { until: later(5).toISOString(), reason: 'x' });
    await stage.moveTo(later(6));
    await endPauses(stage.api.deps);
    await stage.moveTo(later(1));
    await other.refresh();
    const present = await read(otherId);
    assert.deepEqual([present.dunning_paused_until, present.attempts > 1], [null, true]);
  });

  test('can be written off: nothing is owed, the plan ends, and a new one can begin', async () => {
    const member = await addPastDue(1);
    const id = await idOf(member);
    const twoAnswers = await Promise.all(
      [1, 2].map(() => post(`/api/v2/memberships/${id}/write-off`, { reason: 'No answer' })),
    );
    for (const { status, details } of twoAnswers)
      assert.ok(status === 200 || (status === 409 && JSON.stringify(details).includes('NOT_PAST_DUE')), String(status));
    const data = await read(id);
    assert.deepEqual([data.state, data.due_amount], ['canceled', 0]);
    assert.ok(data.history.some(({ action }) => action === 'writeOff'));
    const again = await post(`/api/v2/memberships/${id}/write-off`, { reason: 'No answer' });
    assert.deepEqual([again.status, again.details], [409, { reason: 'NOT_PAST_DUE' }]);
    assert.equal((await member.read()).package?.id, plan(0));
    await stage.moveTo(later(40));
    await member.refresh();
    assert.deepEqual(await member.charges(), [priceOf(1)]);
    await member.useCard(cards.visa);
    assert.equal((await member.change(plan(1))).data.state, 'done');
  });
});

describe('a complimentary plan', () => {
  test('gives the features until its day and ends by itself, or at once', async () => {
    const member = await stage.addMember();
    const gift = { package_id: plan(3), until: later(30).toISOString(), reason: 'Speaker' };
    const path = `/api/v2/users/${member.id}/complimentary-plan`;
    const { status, data } = await post(path, gift);
    assert.deepEqual([status, data.comp_package?.id, data.comp_reason], [200, plan(3), 'Speaker']);
    assert.equal((await member.read()).package?.id, plan(3));
    stage.setNow(later(31));
    assert.equal((await member.read()).package?.id, plan(0));
    await post(path, { ...gift, until: later(30).toISOString() });
    assert.equal((await post(`${path}/end`, { reason: 'Mistake' })).status, 200);
    assert.equal((await member.read()).package?.id, plan(0));
    assert.equal((await post(`${path}/end`, { reason: 'Mistake' })).status, 404);
  });

  test('is refused for members who pay, plans of other roles and past days', async () => {
    const member = await addPaying(1);
    const path = `/api/v2/users/${member.id}/complimentary-plan`;
    const gift = { package_id: plan(3), until: later(30).toISOString(), reason: 'x' };
    assert.deepEqual((await post(path, gift)).details, { reason: 'PAYS_ALREADY' });
    const other = await stage.addMember();
    const otherPath = `/api/v2/users/${other.id}/complimentary-plan`;
    const [, paidPackage] = await stage.packagesOf('recruiters');
    for (const [body, field] of [
      [{ ...gift, package_id: paidPackage?.id }, 'package_id'],
      [{ ...gift, package_id: plan(0) }, 'package_id'],
      [{ ...gift, until: later(-1).toISOString() }, 'until'],
      [{ ...gift, reason: '' }, 'reason'],
    ] as const)
      assert.deepEqual(Object.keys((await post(otherPath, body)).errors ?? {}), [field]);
    assert.equal((await post('/api/v2/users/99999999/complimentary-plan', gift)).status, 404);
  });
});

describe('a refund', () => {
  test('goes back once, in parts and never more than was paid, each with a credit note', async () => {
    const member = await addPaying(3);
    const id = await idOf(member);
    const invoice = (await read(id)).invoices[0];
    assert.ok(invoice);
    const path = `/api/v2/membership-invoices/${invoice.id}/refund`;
    const body = { amount: 500, reason: 'Two weeks without the site', key: 'first' };
    const answers = await Promise.all([post(path, body), post(path, body), post(path, body)]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    );
    await stage.api.finishJobs();
    const tooMuch = await post(path, { amount: priceOf(3), reason: 'x' });
    assert.deepEqual(Object.keys(tooMuch.errors ?? {}), ['amount']);
    await post(path, { reason: 'All of it' });
    await stage.api.finishJobs();
    assert.deepEqual((await post(path, { reason: 'Again' })).details, { reason: 'REFUNDED_ALREADY' });
    const { invoices, refunds } = await read(id);
    assert.deepEqual(
      invoices.map(({ kind, amount }) => [kind, amount]),
      [
        ['credit_note', -(priceOf(3) - 500)],
        ['credit_note', -500],
        ['invoice', priceOf(3)],
      ],
    );
    assert.deepEqual([refunds, invoices.at(-1)?.refundable], [[], 0]);
    const numbers = invoices.map(({ number }) => Number(number.slice(5))).reverse();
    assert.deepEqual(
      numbers,
      [0, 1, 2].map((step) => (numbers[0] ?? 0) + step),
    );
    const file = await stage.api.get(invoices[0]?.url ?? '', null);
    assert.deepEqual([file.statusCode, file.headers['content-type']], [200, 'application/pdf']);
    const memberInvoices = await member.get<readonly { kind: string }[]>('/api/v2/my/invoices');
    assert.deepEqual(
      memberInvoices.data.map(({ kind }) => kind),
      ['credit_note', 'credit_note', 'invoice'],
    );
  });
});
