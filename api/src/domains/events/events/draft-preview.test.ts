import { previewAnswerSchema, previewHours } from '@enlace/shared-contract/admin';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { createPreviewLinks } from '../../../kit/capabilities/drafts/preview-links';
import { addPerson } from '../../../testing/add-person';
import type { TestApi } from '../../../testing/build-test-api';
import { addEvent, addTicket } from '../../../testing/event-tickets';
import { shareTestApi } from '../../../testing/shared-api';

interface Page {
  readonly status: string;
  readonly preview_until: string | null;
  readonly tickets: readonly { readonly name: string; readonly state: string }[];
}

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

describe('the draft of an event', () => {
  const slugOf = async (event: number): Promise<string> =>
    (await api.get(`/api/events/get/${event}`, 'admin')).json<{ data: { slug: string } }>().data.slug;
  const addDraft = async () => {
    const id = await addEvent(api, { status: 'draft' });
    const ticket = await addTicket(api, id, { name: 'General' });
    return { id, ticket, slug: await slugOf(id) };
  };
  const makeLink = async (id: number) => {
    const answer = await api.post(`/api/v2/events/${id}/preview`, {}, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    return previewAnswerSchema.parse(answer.json()).data;
  };
  const show = (slug: string, search = '') => api.get(`/api/v2/events/by-slug/${slug}${search}`);
  const readAdminId = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`select id from users where email = 'admin@enlace.test'`.execute(
      api.deps.db,
    );
    return rows[0]?.id ?? 0;
  };
  /** The query of a link that the editor made some hours ago. */
  const searchOfToken = (rowId: number, editor: number, hours: number): string => {
    const at = new Date(api.deps.clock().getTime() - hours * 3_600_000);
    const { token } = createPreviewLinks(api.deps.env.tokenSecret).issue({ resource: 'events', rowId }, editor, at);
    return `?${new URLSearchParams({ preview: token }).toString()}`;
  };
  const searchOf = (url: string): string => `?${url.split('?')[1]}`;

  test('is shown by a link of its editor, and closed for orders', async () => {
    const { id, ticket, slug } = await addDraft();
    assert.equal((await show(slug)).statusCode, 404);
    const { url, until } = await makeLink(id);
    assert.match(url, new RegExp(`^/events/${slug}\\?preview=`));
    const answer = await show(slug, `${searchOf(url)}&lang=en`);
    assert.equal(answer.statusCode, 200, answer.body);
    const { data: page } = answer.json<{ data: Page }>();
    assert.deepEqual([page.status, page.preview_until], ['draft', until]);
    assert.deepEqual(
      page.tickets.map(({ name, state }) => [name, state]),
      [['General', 'not_published']],
    );
    assert.equal('abilities' in page, false);
    assert.match(String(answer.headers['cache-control']), /no-store/);
    assert.equal(answer.headers['x-robots-tag'], 'noindex');
    const order = await api.post(`/api/v2/events/${id}/holds`, { items: [{ ticket_id: ticket, quantity: 1 }] });
    const { code, errors } = order.json<{ code: string; errors: object }>();
    assert.deepEqual([order.statusCode, code, Object.keys(errors)], [422, 'VALIDATION_FAILED', ['items']]);
  });

  test('is shown by no other token, and as before to people without one', async () => {
    const { id, slug } = await addDraft();
    const { url } = await makeLink(id);
    const other = await addDraft();
    assert.equal((await show(other.slug, searchOf(url))).statusCode, 404);
    assert.equal((await show(slug, searchOf(url).replace(`${id}.`, `${other.id}.`))).statusCode, 404);
    assert.equal((await show(slug, '?preview=x')).statusCode, 404);
    assert.equal((await api.get(`/api/events/get/${id}${searchOf(url)}`)).statusCode, 404);
    assert.equal((await api.post(`/api/v2/events/${id}/preview`, {}, 'allies')).statusCode, 403);
    const disable = (at: Date | null) =>
      api.deps.db.updateTable('users').set({ disabled_at: at }).where('email', '=', 'admin@enlace.test').execute();
    await disable(new Date());
    assert.equal((await show(slug, searchOf(url))).statusCode, 404, 'the link ends with the right of its editor');
    await disable(null);
    assert.equal((await show(slug, searchOf(url))).statusCode, 200);
  });

  test('is shown no longer when its editor has lost the role', async () => {
    const { id, slug } = await addDraft();
    const editor = await addPerson(api, { roles: ['admin'] });
    const search = searchOfToken(id, editor.id, 1);
    assert.equal((await show(slug, search)).statusCode, 200);
    const { rows } = await sql<{ id: number }>`select id from roles where name = 'admin'`.execute(api.deps.db);
    const roleIds = rows.map(({ id: roleId }) => roleId);
    const answer = await api.post(`/api/editusers?id=${editor.id}`, { detach_roles: roleIds }, 'admin');
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal((await show(slug, search)).statusCode, 404);
  });

  test('is a public page after its publication, also by a link that has ended', async () => {
    const { id, slug } = await addDraft();
    const { url } = await makeLink(id);
    const endedSearch = searchOfToken(id, await readAdminId(), 25);
    assert.equal((await show(slug, searchOfToken(id, await readAdminId(), 23))).statusCode, 200);
    assert.equal((await show(slug, endedSearch)).statusCode, 404);
    await api.deps.db.updateTable('events').set({ status: 'published' }).where('id', '=', id).execute();
    assert.equal((await show(slug, searchOf(url))).statusCode, 200);
    assert.equal((await show(slug, endedSearch)).statusCode, 200);
    assert.equal(previewHours, 24);
  });
});
