import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type RegistryRemote, remoteContract } from '@enlace/shared-contract/platform';

import { answerFromDevServers } from './dev-servers';

const remote = (id: string): RegistryRemote => ({
  id,
  version: '1.0.0',
  contract: remoteContract,
  container: `${id.replace('-', '_')}_1_0_0`,
  base: `/remotes/${id}/1.0.0/`,
  manifest: 'mf-manifest.json',
  entry: 'remoteEntry.a.js',
  files: { 'remoteEntry.a.js': `sha384-${'A'.repeat(64)}` },
  preload: ['b.js'],
  screens: { home: ['c.js'] },
  pages: [],
  enabled: true,
  disabledReason: null,
});

test('takes the named remotes from their servers and leaves the others as released', () => {
  const answer = { rev: 1, remotes: [remote('mf-public'), remote('mf-member')], guarded: ['/my'] };
  const [releasedRemote, live] = answerFromDevServers(answer, { 'mf-member': 'http://localhost:4302' }).remotes;
  assert.deepEqual(releasedRemote, remote('mf-public'));
  assert.equal(live?.base, 'http://localhost:4302/');
  assert.equal(live?.entry, 'remoteEntry.js');
  assert.equal(live?.container, 'mf_member_live');
  assert.deepEqual(live?.files, {});
  assert.deepEqual(live?.preload, []);
});
