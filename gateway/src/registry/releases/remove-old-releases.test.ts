import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';

import { fakePage, writeFakeRemote } from '../../testing/fake-build';
import { startTestGateway, type TestGateway } from '../../testing/test-gateway';
import { uploadOf } from '../../testing/upload';
import { localPublisher } from './publish-local-builds';
import { keptReleases, removeOldReleases } from './remove-old-releases';

const id = 'mf-member';
const day = 24 * 3_600_000;

async function publish(gateway: TestGateway, version: string): Promise<void> {
  const remote = { id, version, pages: [fakePage('my', '/my')] };
  const { payload, headers } = await uploadOf(await writeFakeRemote(join(gateway.folder, `sent-${version}`), remote));
  const url = '/registry/releases';
  const answer = await gateway.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...gateway.token() },
    payload,
  });
  assert.equal(answer.statusCode, 201, answer.body);
}

async function promote(gateway: TestGateway, version: string): Promise<void> {
  const answer = await gateway.app.inject({
    method: 'PUT',
    url: `/registry/pointers/${id}`,
    headers: gateway.token(),
    payload: { why: 'a test', by: 'tester', change: { stable: version } },
  });
  assert.equal(answer.statusCode, 200, answer.body);
}

/** The versions after a cleanup some days later. */
async function versionsAfter(gateway: TestGateway, days: number): Promise<string[]> {
  await removeOldReleases(gateway.store, id, localPublisher, Date.now() + days * day);
  return (await gateway.store.releases(id)).map(({ version }) => version);
}

describe('old releases', () => {
  test('stay for some days, then only the newest and those that a pointer or a rollback names', async (t) => {
    const gateway = await startTestGateway(t);
    const versions = Array.from({ length: keptReleases.newest + 5 }, (_unused, index) => `2.${index}.0`);
    for (const version of versions) await publish(gateway, version);
    await promote(gateway, '2.0.0');
    await promote(gateway, '2.1.0');

    const early = await versionsAfter(gateway, keptReleases.days - 1);
    for (const version of versions) assert.ok(early.includes(version), version);

    const late = await versionsAfter(gateway, keptReleases.days + 1);
    assert.ok(late.includes('2.1.0'), 'the live one');
    assert.ok(late.includes('2.0.0'), 'the one that a rollback names');
    assert.ok(!late.includes('2.2.0') && !late.includes('2.4.0'), late.join(' '));
    for (const version of versions.slice(-keptReleases.newest)) assert.ok(late.includes(version), version);
  });
});
