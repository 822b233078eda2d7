import assert from 'node:assert/strict';
import { after, before } from 'node:test';

import { buildMemberApi, type TestMember } from '../../sandbox-members';

export let stage: Awaited<ReturnType<typeof buildMemberApi>>;
let packages: readonly { readonly id: number }[];
export const day = 86_400_000;
export const calendar = '/api/v2/my/calendar';

export const plan = (level: number): number => packages[level]?.id ?? 0;

/** Whether a member may begin a calendar; an address that exists is ended first. */
export async function mayBegin(member: TestMember): Promise<boolean> {
  await member.person.post(`${calendar}/remove`);
  const answer = await member.person.post(calendar);
  if (answer.statusCode === 200) return true;
  assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [403, 'PLAN_REQUIRED']);
  return false;
}

/** Opens and closes what the tests need. */
export function openPlanGuardsStage(): void {
  before(async () => {
    stage = await buildMemberApi();
    packages = await stage.packagesOf();
  });
  after(() => stage.api.close());
}
