import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';

import { encodeMultipart } from '../../../testing/bodies';
import {
  addMember,
  api,
  type Archive,
  call,
  openOwnDataStage,
  run,
  tablesWith,
  tokenOf,
} from '../../../testing/stages/identity/own-data-stage';

openOwnDataStage();

describe('one’s own data', () => {
  test('can be large; the archive is read in pages', async () => {
    const { id, token } = await addMember();
    await run(
      `insert into audit_entries (actor_id, action, resource) select ${id}, 'edit', 'areas' from generate_series(1, 1700)`,
    );
    const { data } = (await call(token, '/back/api/downloaduserdata')).json<Archive>();
    assert.ok((data['activity']?.length ?? 0) > 1700);
  });

  describe('removal', () => {
    test('by an admin from the trash leaves no personal data, and no portrait', async () => {
      const { id, traces, token } = await addMember();
      const admin = await tokenOf('admin@enlace.test');
      const form = new FormData();
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#7a2a5e' } })
        .png()
        .toBuffer();
      form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
      const { payload, headers } = await encodeMultipart(form);
      const url = `/api/editusers?id=${id}`;
      const authorization = `Bearer ${token}`;
      const upload = await api.send({ method: 'POST', url, payload, headers: { ...headers, authorization } });
      const { avatar } = upload.json<{ data: { avatar: { url: string; alt: string } } }>().data;
      assert.match(avatar.url, /^\/api\/v2\/files\//, upload.body);
      assert.equal((await api.get(avatar.url)).statusCode, 200);
      for (const viewer of [null, 'latinas'] as const) {
        const library = await api.get('/api/media/list?limit=1000', viewer);
        assert.ok(!library.body.includes(avatar.url), 'a portrait is in no library');
      }
      await call(admin, `/api/deleteusers?id=${id}`);
      const answer = await call(admin, `/api/deletehardusers?id=${id}`);
      assert.equal(answer.statusCode, 200, answer.body);
      await api.finishJobs();
      assert.equal((await api.get(avatar.url)).statusCode, 404);
      for (const trace of traces)
        assert.deepEqual(
          (await tablesWith(trace)).filter((table) => table !== 'caught_mails'),
          [],
          trace,
        );
    });

    test('keeps entries of other people with an address that was never verified', async () => {
      const { id, email } = await addMember();
      await run(`update users set email_verified_at = null where id = ${id}`);
      const admin = await tokenOf('admin@enlace.test');
      await call(admin, `/api/deleteusers?id=${id}`);
      await call(admin, `/api/deletehardusers?id=${id}`);
      assert.deepEqual(
        (await tablesWith(email)).filter((table) => table !== 'caught_mails'),
        ['form_entries', 'outbox_mails'],
      );
    });
  });
});
