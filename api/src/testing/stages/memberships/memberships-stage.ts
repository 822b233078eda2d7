import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { buildMemberApi, cards, type TestMember } from '../../sandbox-members';

export let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number; readonly price: number }[];
export const day = 86_400_000;

export const plan = (level: number): number => packages[level]?.id ?? 0;
export const priceOf = (level: number): number => packages[level]?.price ?? 0;
export const later = (days: number): Date => new Date(stage.now().getTime() + days * day);

export async function addPaying(level: number, card: string = cards.visa): Promise<TestMember> {
  const member = await stage.addMember();
  await member.useCard(card);
  assert.equal((await member.change(plan(level))).status, 200);
  return member;
}

/** Opens and closes what the tests need. */
export function openMembershipsStage(): void {
  before(async () => {
    stage = await buildMemberApi();
    packages = await stage.packagesOf();
  });
  after(() => stage.api.close());
}
