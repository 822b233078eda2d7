import { AppError } from '@enlace/shared-contract/errors';
import * as z from 'zod/mini';

import type { ZoomKeys } from '../events-env';
import type { MeetingEvent, Meetings } from './meeting-port';

/** Asks Zoom over HTTPS; tests answer in its place. */
export type SendToZoom = (url: string, options: RequestInit) => Promise<Response>;

const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)) });
const meetingSchema = z.object({ id: z.union([z.number(), z.string()]), join_url: z.url({ protocol: /^https$/ }) });

const timeoutMs = 8000;
const longestTopic = 200;
const scheduledMeeting = 2;

const sendByFetch: SendToZoom = (url, options) =>
  fetch(url, { ...options, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });

/**
 * Meetings of a Zoom account, by a server-to-server app with the scopes to write meetings. Its methods throw UPSTREAM_FAILED
 * when Zoom does not answer as documented; no key and no answer of Zoom is part of the message.
 */
export function zoomMeetings(keys: ZoomKeys, send: SendToZoom = sendByFetch): Meetings {
  async function call(url: string, options: RequestInit): Promise<Response> {
    const answer = await send(url, options).catch(() => null);
    if (answer?.ok !== true) throw failure(answer?.status);
    return answer;
  }

  async function authorize(): Promise<string> {
    const form = new URLSearchParams({ grant_type: 'account_credentials', account_id: keys.accountId });
    const basic = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64');
    const answer = await call('https://zoom.us/oauth/token', {
      method: 'POST',
      body: form.toString(),
      headers: { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' },
    });
    return (await read(answer, tokenSchema)).access_token;
  }

  return {
    async make(event) {
      const answer = await call('https://api.zoom.us/v2/users/me/meetings', {
        method: 'POST',
        body: JSON.stringify(describe(event)),
        headers: { authorization: `Bearer ${await authorize()}`, 'content-type': 'application/json' },
      });
      const meeting = await read(answer, meetingSchema);
      // The start address of the answer has a token that expires; this one asks the host to sign in.
      const hostUrl = new URL(`/s/${meeting.id}`, meeting.join_url).href;
      return { provider: 'zoom', url: meeting.join_url, hostUrl, externalId: String(meeting.id) };
    },
    async remove({ externalId }) {
      await call(`https://api.zoom.us/v2/meetings/${encodeURIComponent(externalId ?? '')}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${await authorize()}` },
      });
    },
  };
}

function describe({ title, startsAt, endsAt, timezone }: MeetingEvent): Record<string, unknown> {
  return {
    topic: [...title].slice(0, longestTopic).join(''),
    type: scheduledMeeting,
    start_time: startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
    duration: Math.max(1, Math.ceil((endsAt.getTime() - startsAt.getTime()) / 60_000)),
    timezone,
    settings: { join_before_host: false, waiting_room: true },
  };
}

async function read<Schema extends z.ZodMiniType>(answer: Response, schema: Schema): Promise<z.infer<Schema>> {
  const result = schema.safeParse(await answer.json().catch(() => null));
  if (!result.success) throw failure(answer.status);
  return result.data;
}

function failure(status: number | undefined): AppError {
  return new AppError('UPSTREAM_FAILED', { message: `Zoom: ${status ?? 'no answer'}` });
}
