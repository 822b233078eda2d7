import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import sharp from 'sharp';

import { addPerson } from '../../testing/add-person';
import { encodeMultipart } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';

describe('an attachment of a form', () => {
  let api: TestApi;
  let url: string;
  before(async () => {
    api = await shareTestApi();
    const form = new FormData();
    const fields = { email: 'logo.sender@example.org', first_name: 'Ana', last_name: 'Ruiz', company_name: 'Colibrí' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('website', 'https://colibri.example.org');
    const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#246813' } })
      .png()
      .toBuffer();
    form.append('logo', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'logo.png');
    const body = await encodeMultipart(form);
    const answer = await api.send({ method: 'POST', url: '/api/create_company_registration_entry', ...body });
    assert.ok(answer.statusCode < 300, answer.body);
    const { rows } = await sql<{ url: string }>`select logo ->> 'url' as url from form_entries
      where email = 'logo.sender@example.org'`.execute(api.deps.db);
    url = rows[0]?.url ?? '';
  });

  test('is served to viewers who may read form entries, and to no cache', async () => {
    assert.match(url, /^\/api\/v2\/files\//);
    for (const path of [url, `/back${url}`]) {
      const refusal = await api.get(path);
      assert.deepEqual([refusal.statusCode, refusal.headers['cache-control']], [401, 'no-store']);
      for (const role of ['latinas', 'recruiters', 'founders'] as const)
        assert.equal((await api.get(path, role)).statusCode, 403, role);
      const answer = await api.get(path, 'admin');
      assert.equal(answer.statusCode, 200);
      assert.equal(answer.headers['cache-control'], 'private, no-store');
      assert.equal(answer.headers['cross-origin-resource-policy'], 'same-origin');
    }
    const reader = await addPerson(api, { permissions: ['forms.get'] });
    assert.equal((await reader.get(url)).statusCode, 200);
  });

  test('is served by the cookie of the back office, because pictures are loaded without a token', async () => {
    const signIn = await api.send({
      method: 'POST',
      url: '/api/login',
      payload: { email: 'admin@enlace.test', password: 'enlace-demo-1' },
    });
    const cookie = signIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    assert.notEqual(cookie, '');
    const answer = await api.send({ method: 'GET', url, headers: { cookie } });
    assert.equal(answer.statusCode, 200);
  });

  test('is public once a public record shows it', async () => {
    await sql`insert into media_uses (media_id, resource, row_id, label)
      select id, 'companies', 1, 'Colibrí' from media where left(hash, 32) = ${url.split('/')[4]}`.execute(api.deps.db);
    const answer = await api.get(url);
    assert.deepEqual(
      [answer.statusCode, answer.headers['cache-control']],
      [200, 'public, max-age=31536000, immutable'],
    );
  });
});
