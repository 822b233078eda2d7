import type { MembershipDetails } from '@enlace/shared-contract/memberships';
import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { buildMemberApi, cards, type TestMember } from '../../sandbox-members';

export let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];
const day = 86_400_000;

export const plan = (level: number): number => packages[level]?.id ?? 0;
export const priceOf = (level: number): number => packages[level]?.price ?? 0;
export const later = (days: number): Date => new Date(stage.now().getTime() + days * day);

export const idOf = async (member: TestMember): Promise<number> => Number((await member.row())?.id);
export const read = async (id: number): Promise<MembershipDetails> =>
  (await stage.api.get(`/api/v2/memberships/${id}`, 'admin')).json<{ data: MembershipDetails }>().data;
export const post = async (path: string, body: object) => {
  const answer = await stage.api.post(path, body, 'admin');
  return {
    status: answer.statusCode,
    ...answer.json<{ data: MembershipDetails; errors?: object; details?: object }>(),
  };
};

export async function addPaying(level: number, card: string = cards.visa): Promise<TestMember> {
  const member = await stage.addMember();
  await member.useCard(card);
  assert.equal((await member.change(plan(level))).status, 200);
  return member;
}

/** A member whose renewal failed. */
export async function addPastDue(level: number): Promise<TestMember> {
  const member = await addPaying(level);
  await member.useCard(cards.failing);
  await stage.moveTo(later(32));
  await member.refresh();
  assert.equal((await member.read()).state, 'past_due');
  return member;
}

/** Opens and closes what the tests need. */
export function openTreasuryStage(): void {
  before(async () => {
    stage = await buildMemberApi(new Date());
    packages = await stage.packagesOf();
  });
  after(() => stage.api.close());
}
