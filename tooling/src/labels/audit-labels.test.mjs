import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';

import { loadTypescript } from '../build/load-typescript.mjs';
import { root } from '../lib/workspace.mjs';

describe('labels of the audit', () => {
  const labels = { resources: {}, actions: {} };
  let entries = [];

  before(async () => {
    for (const file of readdirSync(join(root, 'api/src'), { recursive: true })) {
      if (!file.endsWith('-labels.ts')) continue;
      for (const part of Object.values(await loadTypescript(join(root, 'api/src', file)))) {
        Object.assign(labels.resources, part.resources);
        Object.assign(labels.actions, part.actions);
      }
    }
    const remotes = ['mf-admin-content', 'mf-admin-events'];
    const modules = await Promise.all(remotes.map((remote) => loadTypescript(join(root, remote, 'src/resources.ts'))));
    entries = modules.flatMap(({ resources }) => resources);
  });

  test('a resource has one name in the menu and in the audit, in each language', () => {
    const namedEntries = entries.filter(({ contract }) => labels.resources[contract.name] !== undefined);
    assert.ok(namedEntries.length > 15);
    for (const { contract, title } of namedEntries)
      assert.deepEqual(labels.resources[contract.name], title, contract.name);
  });

  test('each resource of the menu, and each group of forms, has a name', async () => {
    const { familyResources } = await loadTypescript(join(root, 'shared-contract/src/entries/forms.ts'));
    const names = [
      ...entries.map(({ contract }) => contract.name),
      ...Object.values(familyResources).map(({ name }) => name),
    ];
    assert.deepEqual(
      names.filter((name) => labels.resources[name] === undefined),
      [],
    );
    assert.ok(Object.keys(labels.actions).length > 70);
  });
});
