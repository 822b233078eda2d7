import {
  auditCalls,
  backgroundJobCalls,
  bulkCalls,
  draftCalls,
  historyCalls,
  importCalls,
  listCalls,
  presenceCall,
  restoreCall,
  savedViews,
} from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { news } from '@enlace/shared-contract/editorial';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';

import { buildPlugin } from '../../app/app';
import { modules } from '../../app/modules';
import { mountedResources } from '../../app/resources';
import { findBody } from '../../testing/bodies';
import type { TestApi } from '../../testing/build-test-api';
import { shareTestApi } from '../../testing/shared-api';
import type { ApiModule } from '../core/module/define-module';

/** A call of each capability, by the name of its module. */
const calls: Readonly<Record<string, WireCall>> = {
  audit: auditCalls.getAudit,
  bulk: bulkCalls.jobs,
  'dead-jobs': backgroundJobCalls.getDeadJobs,
  drafts: draftCalls.getDraft,
  export: listCalls.exportRows,
  history: historyCalls.getRevisions,
  import: importCalls.template,
  presence: presenceCall,
  'saved-views': savedViews.wire.list,
  trash: restoreCall,
  undo: historyCalls.getRemovals,
};
const names = Object.keys(calls);

let api: TestApi;
before(async () => {
  api = await shareTestApi();
});

/** News alone, with accounts and some capabilities, on the database of the shared API. */
async function compose(capabilityNames: readonly string[]): Promise<FastifyInstance> {
  const wantedNames = ['identity', 'editorial', ...capabilityNames];
  const parts: readonly ApiModule[] = modules.filter(({ name }) => wantedNames.includes(name));
  assert.equal(parts.length, wantedNames.length);
  const deps = { ...api.deps, capabilities: parts.map(({ capability }) => capability) };
  const resources = mountedResources.filter(({ resource }) => resource.name === 'news');
  const app = Fastify();
  await app.register(buildPlugin(deps, parts, resources, { demo: null, sandbox: null }));
  return app;
}

describe('an application without a capability', () => {
  const send = async (
    app: FastifyInstance,
    { method, path }: Pick<WireCall, 'method' | 'path'>,
    id: number,
    payload: object = {},
  ): Promise<LightMyRequestResponse> => {
    const url = path.replace('{resource}', 'news').replace('{id}', String(id));
    const authorization = `Bearer ${await api.token('admin')}`;
    const body = method === 'GET' ? {} : { payload };
    return app.inject({ method, url, headers: { authorization }, ...body });
  };

  /** Adds, edits and lists a row, makes calls for it, and removes it. Returns the status of each call. */
  const useRow = async (app: FastifyInstance, rowCalls: readonly WireCall[]): Promise<number[]> => {
    const { add, edit, get, list, remove } = news.wire;
    assert.ok(add && edit && remove);
    const answer = await send(app, add, 0, findBody(news)?.());
    assert.equal(answer.statusCode, 201, answer.body);
    const { id } = answer.json<{ data: { id: number } }>().data;
    const editAnswer = await send(app, edit, id, { summary: 'Edited' });
    assert.equal(editAnswer.json<{ data: { summary: string } }>().data.summary, 'Edited');
    const { data: rows } = (await send(app, list, id)).json<{ data: { id: number }[] }>();
    assert.ok(rows.some((row) => row.id === id));
    const statuses: number[] = [];
    for (const call of rowCalls) statuses.push((await send(app, call, id)).statusCode);
    assert.equal((await send(app, remove, id)).statusCode, 200);
    assert.equal((await send(app, get, id)).statusCode, 404);
    return statuses;
  };

  test('has the calls of every capability while none is removed', async () => {
    const app = await compose(names);
    assert.ok(!(await useRow(app, Object.values(calls))).includes(404));
    await app.close();
  });

  for (const [name, call] of Object.entries(calls))
    test(`${name}: reads and writes rows, and does not know its calls`, async () => {
      const app = await compose(names.filter((other) => other !== name));
      assert.deepEqual(await useRow(app, [call]), [404]);
      await app.close();
    });

  test('reads and writes rows without any', async () => {
    const app = await compose([]);
    const statuses = await useRow(app, Object.values(calls));
    assert.ok(statuses.every((status) => status === 404));
    await app.close();
  });
});
