import { AppError } from '@enlace/shared-contract/errors';
import { calendarCalls } from '@enlace/shared-contract/events';
import { isLocale, type LocalizedText } from '@enlace/shared-contract/text';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { ApiDeps } from '../../../infrastructure/env/deps';
import { localeOf } from '../../../infrastructure/http/locale';
import { sendCalendar } from '../../../infrastructure/http/send-calendar';
import { serveCall, serveOpen } from '../../../kit/core/http/serve-call';
import { actingOf } from '../../identity';
import { eventCalendar } from './event-calendar';
import { closeCalendar, findCalendarToken, findCalendarUser, findMyEvents, openCalendar } from './my-calendar';

const names: LocalizedText = { en: 'My events', es: 'Mis eventos', pt: 'Meus eventos' };

/** The calendar of a user's own events. */
export function mountMyCalendar(app: FastifyInstance, deps: ApiDeps): void {
  const { publicUrl, tokenSecret, productName, mailFrom } = deps.env;
  const addressOf = async (userId: number, request: FastifyRequest) => {
    const token = await findCalendarToken(deps.db, userId, tokenSecret);
    if (token === null) return { data: { url: null } };
    const { lang } = request.query as { lang?: unknown };
    const locale = isLocale(lang) ? lang : localeOf(request.headers);
    return { data: { url: `${publicUrl}/api/v2/calendars/${token}/events.ics?lang=${locale}` } };
  };

  serveCall(app, calendarCalls.getMyCalendar, async (request) => addressOf(request.requireViewer().id, request));
  serveCall(app, calendarCalls.openMyCalendar, async (request) => {
    const acting = actingOf(request, deps);
    await openCalendar(acting);
    return addressOf(acting.viewer.id, request);
  });
  serveCall(app, calendarCalls.closeMyCalendar, async (request) => {
    await closeCalendar(actingOf(request, deps));
    return { data: { url: null } };
  });

  serveOpen(app, calendarCalls.readCalendar, async (request, reply) => {
    const { token = '' } = request.params as { token?: string };
    const userId = await findCalendarUser(deps.db, token, tokenSecret);
    if (userId === null) throw new AppError('NOT_FOUND', { message: 'no such calendar' });
    const { lang } = request.query as { lang?: unknown };
    const locale = isLocale(lang) ? lang : localeOf(request.headers);
    const rows = await findMyEvents(deps.db, userId, { lang: locale, now: deps.clock() });
    void reply.header('cache-control', 'private, max-age=0, must-revalidate').header('x-robots-tag', 'noindex');
    const facts = { productName, mailFrom, origin: publicUrl, locale, isChosen: true };
    return sendCalendar(request, reply, eventCalendar(`${names[locale]} · ${productName}`, rows, facts));
  });
}
