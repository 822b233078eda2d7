import { AppError } from '@enlace/shared-contract/errors';
import { cardLinkCalls, updateCardSchema } from '@enlace/shared-contract/memberships';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { findActiveViewer } from '../../../kit/core/rights/active-viewer';
import { parseBody } from '../../../kit/core/http/parse';
import { readContext } from '../../../kit/core/table/read-context';
import { serveCall } from '../../../kit/core/http/serve-call';
import { writeContextOf } from '../../../kit/core/write/write-context';
import { requireStripe } from '../../payments';
import { ensureMembership, type Member } from '../member';
import { projectMember } from '../stripe/project-member';
import { startCard, updateCard } from '../stripe/update-card';
import { readCardLink } from './card-links';
import { cardLinkLimit } from '../membership-limits';

/** Another card for a failed payment, by the link of a mail and without sign-in. */
export function mountCardLinks(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, cardLinkCalls.getCardLink, async (request) => ({ data: await present(await memberOfLink(request)) }));

  serveCall(app, cardLinkCalls.startLinkedCard, async (request) => ({
    data: await startCard(await payingMemberOf(request)),
  }));

  serveCall(app, cardLinkCalls.useLinkedCard, async (request) => {
    const { payment_method: method } = parseBody(updateCardSchema, request);
    const member = await payingMemberOf(request);
    const update = await updateCard(member, method);
    return { data: { ...update, ...(await present(member)) } };
  });

  serveCall(app, cardLinkCalls.refreshLinkedCard, async (request) => {
    const member = await payingMemberOf(request);
    await projectMember(deps, member.userId);
    return { data: await present(member) };
  });

  /** Only what the page shows: neither the name nor the plan. */
  async function present({ userId }: Member) {
    const row = await ensureMembership(deps.db, userId);
    const isDue = row.state === 'past_due' || row.state === 'unpaid';
    return {
      amount: isDue ? row.due_amount : 0,
      currency: row.currency,
      last4: row.card_last4,
      can_pay: deps.stripe !== null,
    };
  }

  async function payingMemberOf(request: FastifyRequest): Promise<Member> {
    const member = await memberOfLink(request);
    requireStripe(deps);
    await deps.limits.count(cardLinkLimit, String(member.userId));
    return member;
  }

  /** The member of the link. Throws NOT_FOUND, LINK_ENDED. */
  async function memberOfLink(request: FastifyRequest): Promise<Member> {
    const { token = '' } = request.params as { token?: string };
    const now = deps.clock();
    const link = readCardLink(deps.env.tokenSecret, token, now);
    const notice =
      link === null
        ? undefined
        : await deps.db
            .selectFrom('membership_notices')
            .select('user_id')
            .where('id', '=', link.noticeId)
            .executeTakeFirst();
    const viewer = notice === undefined ? null : await findActiveViewer(deps.db, deps, notice.user_id);
    if (link === null || viewer === null) throw new AppError('NOT_FOUND', { message: 'no such link' });
    if (link.isOver) throw new AppError('LINK_ENDED', { message: 'the link is over' });
    const writing = writeContextOf(request, deps);
    const reading = { ...readContext(request, deps.clock), lang: writing.locale };
    return { ...writing, userId: viewer.id, viewer, now, reading };
  }
}
