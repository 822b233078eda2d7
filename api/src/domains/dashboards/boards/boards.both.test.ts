import { boardAnswerSchema, type DashboardBoard, dashboardCalls } from '@enlace/shared-contract/dashboards';
import { roleNames } from '@enlace/shared-contract/access';
import { sql } from 'kysely';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { insertLeader, openReadersStage, type Reader } from '../../../testing/stages/dashboards/readers-stage';
import { api, insertRecruiter } from '../../../testing/stages/recruiting/recruiting-stage';

openReadersStage();

const url = dashboardCalls.getBoard.path;

const boardOf = async (reader: Reader): Promise<DashboardBoard> =>
  boardAnswerSchema.parse((await reader.get(url)).json()).data;

const saveBoard = (reader: Reader, names: readonly string[], version: number) =>
  reader.post(url, { pinned: names, version });

/** Calls with a body that stores nothing. */
const calls = [
  ['GET', '/api/v2/dashboard-board'],
  ['POST', '/api/v2/dashboard-board'],
  ['GET', '/api/v2/dashboard-marks'],
  ['POST', '/api/v2/dashboard-goals'],
  ['POST', '/api/v2/dashboard-notes'],
  ['POST', '/api/v2/dashboard-notes/999999999/remove'],
  ['GET', '/api/v2/dashboard-shares'],
  ['POST', '/api/v2/dashboard-shares'],
  ['POST', '/api/v2/dashboard-shares/999999999/end'],
  ['GET', '/api/v2/dashboard-shares/no-such-token'],
] as const;

test('boards, marks and links are for recruiters, admins and leaders of chapters', async () => {
  const leader = await insertLeader();
  for (const [method, path] of calls) {
    const request = method === 'GET' ? { method, url: path } : { method, url: path, payload: {} };
    for (const role of roleNames) {
      const { statusCode } = await api.send(request, role);
      // The demo account of the role `latinas` leads a chapter.
      if (['recruiters', 'admin', 'latinas'].includes(role))
        assert.ok([200, 404, 422].includes(statusCode), `${method} ${path} as ${role}: ${statusCode}`);
      else assert.equal(statusCode, 403, `${method} ${path} as ${role}`);
    }
    const answer = method === 'GET' ? await leader.get(path) : await leader.post(path, {});
    assert.ok([200, 404, 422].includes(answer.statusCode), `${method} ${path} as leader: ${answer.body}`);
    const isLink = path.endsWith('token');
    assert.equal((await api.send(request)).statusCode, isLink ? 403 : 401, path);
  }
});

describe('the board of a reader', () => {
  test('keeps the order of pinned data sets, without unknown and repeated names', async () => {
    const [reader, other] = [await insertRecruiter(), await insertLeader()];
    assert.deepEqual(await boardOf(reader), { pinned: [], version: 0 });
    const names = ['getInfoArea', 'getInfoMonth', 'getInfoArea', 'no data set', '<script>', 'a\u0000b'];
    const answer = await saveBoard(reader, names, 0);
    assert.equal(answer.statusCode, 200, answer.body);
    const board = { pinned: ['getInfoArea', 'getInfoMonth'], version: 1 };
    assert.deepEqual(answer.json(), { data: board });
    await sql`update dashboard_boards set pinned = pinned || 'a former name'::text
      where user_id = ${reader.id}`.execute(api.deps.db);
    assert.deepEqual([await boardOf(reader), await boardOf(other)], [board, { pinned: [], version: 0 }]);
    assert.equal(
      (
        await saveBoard(
          reader,
          Array.from({ length: 61 }, () => 'getInfoArea'),
          1,
        )
      ).statusCode,
      422,
    );
  });

  test('is saved by one of two tabs; a repeated call is no conflict', async () => {
    const reader = await insertRecruiter();
    for (const _ of [1, 2]) assert.equal((await saveBoard(reader, ['getInfoYear'], 0)).statusCode, 200);
    const late = await saveBoard(reader, ['getInfoTitle'], 0);
    assert.equal(late.statusCode, 409);
    const { code, details, message } = late.json<{ code: string; details: object; message: string }>();
    assert.deepEqual([code, details], ['CONFLICT', { pinned: ['getInfoYear'], version: 1 }]);
    assert.match(message, /another tab/);
    const names = ['getInfoMonth', 'getInfoArea', 'getInfoTitle', 'getInfoStates'];
    const answers = await Promise.all(names.map((name) => saveBoard(reader, [name], 1)));
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409, 409, 409]);
    assert.equal((await boardOf(reader)).version, 2);
  });
});
