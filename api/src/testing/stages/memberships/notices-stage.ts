import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';

import { buildMemberApi, cards, type TestMember } from '../../sandbox-members';
import { sendMemberMails } from '../../../domains/memberships/memberships-jobs';
import { signCardLink } from '../../../domains/memberships/notices/card-links';

export let stage: Awaited<ReturnType<typeof buildMemberApi>>;
export let packages: readonly { readonly id: number; readonly price: number }[];
const day = 86_400_000;

interface SentMail {
  readonly template: string;
  readonly is_declined: boolean;
  readonly values: Readonly<Record<string, string>>;
}

export async function mailsOf(member: TestMember): Promise<readonly SentMail[]> {
  const { rows } = await sql<SentMail>`select template, is_declined, "values" from outbox_mails
    where recipient = ${member.person.email} and template in ('paymentFailed', 'paymentReminder',
      'paymentLastReminder', 'planEnded', 'planEnding', 'cardExpires') order by id`.execute(stage.api.deps.db);
  return rows;
}

export const templatesOf = async (member: TestMember) => (await mailsOf(member)).map(({ template }) => template);
export const later = (time: Date, days: number): Date => new Date(time.getTime() + days * day);

/** A member whose renewal has failed, and the time of the failure. */
export async function addFailed() {
  const member = await stage.addMember();
  await member.useCard(cards.visa);
  await member.change(packages[2]?.id ?? 0);
  await member.useCard(cards.failing);
  await stage.moveTo(later(stage.now(), 32));
  await member.refresh();
  const failedAt = (await member.row())?.failed_at;
  assert.ok(failedAt);
  return { member, failedAt };
}

/** Two processes look at the same time, twice. */
export async function look(): Promise<void> {
  await Promise.all([sendMemberMails(stage.api.deps), sendMemberMails(stage.api.deps)]);
  await sendMemberMails(stage.api.deps);
}

// A mail that was sent has no token any more.
export const linkOf = async (member: TestMember) => {
  const { db, env } = stage.api.deps;
  const notice = await db
    .selectFrom('membership_notices')
    .select('id')
    .where('user_id', '=', member.id)
    .executeTakeFirstOrThrow();
  return `/api/v2/card-links/${signCardLink(env.tokenSecret, notice.id, stage.now())}`;
};
export const ask = (url: string, body?: object): Promise<LightMyRequestResponse> =>
  stage.api.app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    ...(body === undefined ? {} : { payload: body }),
  });

/** Opens and closes what the tests need. */
export function openNoticesStage(): void {
  before(async () => {
    stage = await buildMemberApi();
    packages = await stage.packagesOf();
  });
  // Members of the demo community would get mails of their own.
  beforeEach(async () => {
    await stage.moveTo(later(stage.now(), 1));
    await sql`update memberships set state = 'none', card_last4 = null`.execute(stage.api.deps.db);
  });
  after(() => stage.api.close());
}
