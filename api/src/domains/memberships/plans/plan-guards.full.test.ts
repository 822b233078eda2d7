import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { cards, type TestMember } from '../../../testing/sandbox-members';
import { day, mayBegin, openPlanGuardsStage, plan, stage } from '../../../testing/stages/memberships/plan-guards-stage';

openPlanGuardsStage();

async function addPaying(level: number): Promise<TestMember> {
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  assert.equal((await member.change(plan(level))).status, 200);
  return member;
}

describe('a call that plans sell', () => {
  test('stays open for 14 days after a failed payment, and opens again when it is paid', async () => {
    const member = await addPaying(1);
    await member.useCard(cards.failing);
    await stage.moveTo(new Date(stage.now().getTime() + 32 * day));
    await member.refresh();
    const failedAt = new Date((await member.row())?.failed_at ?? 0).getTime();
    stage.setNow(new Date(failedAt + 13 * day));
    assert.equal(await mayBegin(member), true);
    stage.setNow(new Date(failedAt + 15 * day));
    assert.equal(await mayBegin(member), false);
    await member.useCard(cards.visa);
    assert.equal(await mayBegin(member), true);
  });

  test('is open with a given plan until its end, and not before the first payment', async () => {
    const member = await stage.addMember();
    await member.read();
    await sql`update memberships set comp_package_id = ${plan(1)}, comp_until = ${new Date(stage.now().getTime() + day)}
      where user_id = ${member.id}`.execute(stage.api.deps.db);
    assert.equal(await mayBegin(member), true);
    stage.setNow(new Date(stage.now().getTime() + 2 * day));
    assert.equal(await mayBegin(member), false);
    const other = await stage.addMember();
    await other.useCard(cards.asks);
    assert.equal((await other.change(plan(1))).data.state, 'requires_action');
    assert.equal(await mayBegin(other), false);
  });
});
