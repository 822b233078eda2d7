import assert from 'node:assert/strict';
import { test } from 'node:test';

import { AppError } from '@enlace/shared-contract/errors';

import { type SendToZoom, zoomMeetings } from './zoom-meetings';

const keys = { accountId: 'account', clientId: 'client', clientSecret: 'very-secret' };
const event = {
  id: 7,
  title: `Encuentro ${'ñ'.repeat(300)}`,
  startsAt: new Date('2027-03-01T18:00:00Z'),
  endsAt: new Date('2027-03-01T19:30:00Z'),
  timezone: 'America/Bogota',
};

test('a meeting of Zoom has the times of the event, and its host link asks for a sign-in', async () => {
  const calls: { url: string; options: RequestInit }[] = [];
  const answers = [
    Response.json({ access_token: 'short-lived', expires_in: 3600 }),
    Response.json(
      {
        id: 85_746_065,
        join_url: 'https://us05web.zoom.us/j/85746065?pwd=abc',
        start_url: 'https://zoom.us/s/1?zak=t',
      },
      { status: 201 },
    ),
    Response.json({ access_token: 'short-lived', expires_in: 3600 }),
    new Response(null, { status: 204 }),
  ];
  const meetings = zoomMeetings(keys, async (url, options) => {
    calls.push({ url, options });
    return answers.shift() ?? Response.error();
  });

  const meeting = await meetings.make(event);
  assert.deepEqual(meeting, {
    provider: 'zoom',
    url: 'https://us05web.zoom.us/j/85746065?pwd=abc',
    hostUrl: 'https://us05web.zoom.us/s/85746065',
    externalId: '85746065',
  });
  const [authorization, creation] = calls;
  assert.equal(authorization?.url, 'https://zoom.us/oauth/token');
  assert.equal(new Headers(authorization.options.headers).get('authorization'), `Basic ${btoa('client:very-secret')}`);
  assert.equal(new Headers(creation?.options.headers).get('authorization'), 'Bearer short-lived');
  const body = JSON.parse(String(creation?.options.body)) as Record<string, unknown>;
  assert.deepEqual(
    [body['type'], body['start_time'], body['duration'], body['timezone'], [...String(body['topic'])].length],
    [2, '2027-03-01T18:00:00Z', 90, 'America/Bogota', 200],
  );

  await meetings.remove(meeting);
  assert.deepEqual([calls[3]?.url, calls[3]?.options.method], ['https://api.zoom.us/v2/meetings/85746065', 'DELETE']);
});

test('a silent, refusing or changed Zoom is an error without keys', async () => {
  const faults: SendToZoom[] = [
    async () => Promise.reject(new Error('very-secret')),
    async () => Response.json({ reason: 'Invalid client_id or client_secret' }, { status: 400 }),
    async () => Response.json({ token: 'x' }),
    async (url) =>
      url.includes('oauth')
        ? Response.json({ access_token: 't' })
        : Response.json({ id: 1, join_url: 'javascript:alert(1)' }),
  ];
  for (const send of faults)
    await assert.rejects(
      zoomMeetings(keys, send).make(event),
      (error) => error instanceof AppError && error.code === 'UPSTREAM_FAILED' && !/very-secret/.test(error.message),
    );
});
