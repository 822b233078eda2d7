import type { ListedPriceChange, PricePreview } from '@enlace/shared-contract/memberships';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before } from 'node:test';

import { tendPrices } from '../../../domains/memberships/memberships-jobs';
import { buildMemberApi, cards, type TestMember } from '../../sandbox-members';

export let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];
const day = 86_400_000;
const calls = '/api/v2/membership-price-changes';

export const plan = (level: number): number => packages[level]?.id ?? 0;
export const priceOf = (level: number): number => packages[level]?.price ?? 0;
export const later = (days: number): Date => new Date(stage.now().getTime() + days * day);

export async function addPaying(level: number): Promise<TestMember> {
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  assert.equal((await member.change(plan(level))).status, 200);
  return member;
}

/** As an editor of packages does: it counts for new members. */
export async function setPrice(level: number, price: number): Promise<void> {
  await sql`update packages set price = ${price} where id = ${plan(level)}`.execute(stage.api.deps.db);
}

export const preview = async (level: number, query = ''): Promise<PricePreview> =>
  (await stage.api.get(`${calls}/preview?package_id=${plan(level)}${query}`, 'admin')).json<PricePreview>();

export const changes = async (): Promise<readonly ListedPriceChange[]> =>
  (await stage.api.get(calls, 'admin')).json<{ data: readonly ListedPriceChange[] }>().data;

async function post(path: string, body: object) {
  const answer = await stage.api.post(path, body, 'admin');
  const { data, details } = answer.json<{ data: ListedPriceChange; details?: { reason?: string } }>();
  return { status: answer.statusCode, data, reason: details?.reason };
}

/** Starts a price change without its jobs. */
export const press = (level: number, amount: number, key: string = randomUUID()) =>
  post(calls, { package_id: plan(level), amount, reason: 'Rising costs', key });

export const withdraw = (id: number) => post(`${calls}/${id}/withdraw`, { reason: 'A mistake' });

/** Starts a price change and has it announced. */
export async function start(level: number, amount: number): Promise<ListedPriceChange> {
  const { status, data } = await press(level, amount);
  assert.equal(status, 200);
  await stage.api.finishJobs();
  return data;
}

/** Steps of time in days; less than the time before a renewal in which its price is changed. */
const stepDays = 1.5;

/** Two processes do what is due, then time goes on by a step. */
export async function live(days: number): Promise<void> {
  for (let rest = days; rest > 0; rest -= stepDays) {
    await Promise.all([tendPrices(stage.api.deps), tendPrices(stage.api.deps)]);
    await stage.moveTo(later(Math.min(stepDays, rest)));
  }
}

/** The payments of a member: amount and time, the earliest first. */
export async function paymentsOf(member: TestMember): Promise<readonly (readonly [number, string])[]> {
  const customer = await member.customer();
  const { data } = await stage.client().invoices.list({ customer, status: 'paid', limit: 100 });
  return data
    .map(({ amount_paid: amount, created: time }) => [amount, new Date(time * 1000).toISOString()] as const)
    .reverse();
}

interface SentMail {
  readonly template: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export async function mailsOf(member: TestMember): Promise<readonly SentMail[]> {
  const { rows } = await sql<SentMail>`select template, "values" from outbox_mails
    where recipient = ${member.person.email} and template in ('priceChange', 'priceKept') order by id`.execute(
    stage.api.deps.db,
  );
  return rows;
}

/** States of the moves of a member. */
export async function statesOf(member: TestMember): Promise<readonly string[]> {
  const { db } = stage.api.deps;
  const rows = await db.selectFrom('membership_price_moves').select('state').where('user_id', '=', member.id).execute();
  return rows.map(({ state }) => state);
}

/** Opens and closes what the tests need. */
export function openPriceChangesStage(): void {
  before(async () => {
    stage = await buildMemberApi();
    packages = await stage.packagesOf();
    // Members of the demo community would be moved, too.
    await sql`update memberships set state = 'none'`.execute(stage.api.deps.db);
  });
  after(() => stage.api.close());
}
