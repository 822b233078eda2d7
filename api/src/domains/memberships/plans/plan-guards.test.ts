import { subscriptionStates } from '@enlace/shared-contract/memberships';
import { entitlementsSchema } from '@enlace/shared-contract/packages';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { addPerson } from '../../../testing/add-person';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { cards, type TestMember } from '../../../testing/sandbox-members';
import {
  calendar,
  day,
  mayBegin,
  openPlanGuardsStage,
  plan,
  stage,
} from '../../../testing/stages/memberships/plan-guards-stage';
import { grantedPackage, grantedPackageOfMembership } from './grant';

openPlanGuardsStage();

async function stateOf(member: Pick<TestMember, 'person'>, capability: string) {
  const answer = await member.person.get('/api/v2/my/entitlements');
  const state = entitlementsSchema
    .parse(answer.json<{ data: unknown }>().data)
    .find((one) => one.capability === capability);
  assert.ok(state);
  return state;
}

describe('a call that plans sell', () => {
  test('is refused to a free member, who learns which plans have it', async () => {
    const member = await stage.addMember();
    const answer = await member.person.post(calendar);
    const { code, message, details } = answer.json<{
      code: string;
      message: string;
      details: { plans: readonly { id: number }[]; url: string };
    }>();
    assert.deepEqual([answer.statusCode, code, details.url], [403, 'PLAN_REQUIRED', '/plans']);
    assert.deepEqual(
      details.plans.map(({ id }) => id),
      [1, 2, 3, 4].map(plan),
    );
    assert.match(message, /“Your events in your calendar” is part of the plan /);
    assert.equal((await member.person.post(`/back${calendar}`)).statusCode, 403, 'the other address of the call');
    assert.equal((await member.person.get(calendar)).statusCode, 200, 'reading is not sold');
  });

  test('is open to the team, and to roles for which it is not sold', async () => {
    for (const roles of [['allies'], ['latinas', 'admin']]) {
      const person = await addPerson(stage.api, { roles });
      assert.equal((await person.post(calendar)).statusCode, 200);
      assert.equal((await stateOf({ person }, 'calendar_feed')).is_allowed, true);
    }
  });

  test('follows a plan that is bought, ended and over; what was begun goes on', async () => {
    const member = await stage.addMember();
    assert.equal(await mayBegin(member), false);
    await member.useCard(cards.visa);
    await member.change(plan(1));
    assert.equal(await mayBegin(member), true);
    await member.cancel();
    assert.equal(await mayBegin(member), true, 'the time is paid');
    await stage.moveTo(new Date(stage.now().getTime() + 32 * day));
    await member.refresh();
    const { data } = await member.get<{ url: string }>(calendar);
    assert.ok(data.url, 'the address stays');
    const feed = await stage.api.app.inject({ method: 'GET', url: data.url.replace(/^https?:\/\/[^/]+/, '') });
    assert.equal(feed.statusCode, 200, 'the address stays valid');
    assert.equal((await member.person.post(calendar)).statusCode, 200, 'a known address can be replaced');
    assert.equal(await mayBegin(member), false, 'a new beginning is sold');
  });
});

test('a number of uses ends at the limit of the plan; a better plan has more, and earlier uses stay', async () => {
  const { db } = stage.api.deps;
  const { rows } = await sql<{ id: number }>`select l.id from lessons l join courses c on c.id = l.course_id
    where l.deleted_at is null and c.deleted_at is null order by l.id limit 1`.execute(db);
  const lesson = rows[0]?.id ?? 0;
  const member = await stage.addMember();
  await sql`insert into lesson_notes (user_id, lesson_id, text, created_at, updated_at)
    select ${member.id}, ${lesson}, 'nota ' || n, now(), now()
    from generate_series(1, 25) as n`.execute(db);
  const add = () => member.person.post(`/api/v2/lessons/${lesson}/notes`, { second: null, text: 'Una más' });
  const refusal = await add();
  assert.equal(refusal.statusCode, 403);
  assert.match(refusal.json<{ message: string }>().message, /You have used all 25 of “Notes in lessons”\. The plan /);
  const state = await stateOf(member, 'lesson_notes');
  assert.deepEqual([state.is_allowed, state.limit, state.used], [false, 25, 25]);
  assert.ok((await stateOf(member, 'lesson_notes')).plans.every(({ id }) => id !== plan(0)));
  const notes = await member.person.get(`/api/v2/lessons/${lesson}/notes`);
  assert.equal(notes.json<{ data: readonly object[] }>().data.length, 25);
  await member.useCard(cards.visa);
  await member.change(plan(1));
  assert.notEqual((await add()).statusCode, 403);
  assert.deepEqual((await stateOf(member, 'lesson_notes')).limit, null);
});

test('the price of a ticket for members follows the plan, and so does what the order costs', async () => {
  const { api } = stage;
  const member = await stage.addMember();
  const { rows } = await sql<{ id: number }>`select id from roles where name = 'latinas'`.execute(api.deps.db);
  const event = await addEvent(api);
  const values = { price: 3000, member_price: 1000, attach_member_roles: [rows[0]?.id], currency: 'USD' };
  const ticket = await addTicket(api, event, values);
  const totalOf = async (): Promise<number> => {
    const items = [{ ticket_id: ticket, quantity: 1 }];
    const answer = await member.person.post(`/api/v2/events/${event}/holds`, { items });
    return answer.json<{ data: { total: number } }>().data.total;
  };
  const shownPrice = async (): Promise<number | null> => {
    const answer = await member.person.get(`/api/v2/events/${event}/offer`);
    return answer.json<{ data: { tickets: { full_price: number }[] } }>().data.tickets[0]?.full_price ?? null;
  };
  assert.deepEqual([await totalOf(), await shownPrice()], [3000, 3000]);
  await member.useCard(cards.visa);
  await member.change(plan(1));
  assert.deepEqual([await totalOf(), await shownPrice()], [1000, 1000]);
  await member.cancel();
  assert.equal(await totalOf(), 1000, 'the paid time goes on');
  await stage.moveTo(new Date(stage.now().getTime() + 32 * day));
  await member.refresh();
  assert.deepEqual([await totalOf(), await shownPrice()], [3000, 3000]);
});

test('queries and code give the same package in every state', async () => {
  const { db } = stage.api.deps;
  const member = await stage.addMember();
  await member.read();
  const now = stage.now();
  const times = [null, ...[-20, -14, -13.99, 1].map((days) => new Date(now.getTime() + days * day))];
  const facts = subscriptionStates.flatMap((state) =>
    times.flatMap((failed_at) =>
      times.flatMap((other) => [
        { state, failed_at, dunning_paused_until: other, period_end: null, comp_until: null, comp_package_id: null },
        { state, failed_at, dunning_paused_until: null, period_end: other, comp_until: null, comp_package_id: null },
        { state, failed_at, dunning_paused_until: null, period_end: null, comp_until: other, comp_package_id: plan(3) },
      ]),
    ),
  );
  for (const row of facts) {
    await db
      .updateTable('memberships')
      .set({ ...row, package_id: plan(2) })
      .where('user_id', '=', member.id)
      .execute();
    const { rows } = await sql<{ id: number | null }>`select ${grantedPackageOfMembership(now)} as id
      from memberships m where m.user_id = ${member.id}`.execute(db);
    assert.equal(rows[0]?.id ?? null, grantedPackage({ ...row, package_id: plan(2) }, now), JSON.stringify(row));
  }
});
