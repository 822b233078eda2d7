import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { readProject } from '../architecture/read-project.mjs';
import { domainGraph } from '../architecture/rules/api-layers.mjs';
import { root } from '../lib/workspace.mjs';

const readText = (path) => readFileSync(join(root, path), 'utf8');
const graph = domainGraph(readProject());

// A new domain is a folder and one line: the pages may lack it. What they say of a domain is true.
test('each row of the table in api/README.md is a domain, with the domains that it imports', () => {
  const [layers] = readText('api/README.md').split('## A module');
  const rows = [...layers.matchAll(/^\| `([a-z-]+)` +\|[^|]*\| ([a-z, -]*)\|$/gm)];
  assert.ok(rows.length > 10);
  for (const [, name, others] of rows)
    assert.equal(`${name}: ${others.trim()}`, `${name}: ${[...(graph.get(name) ?? ['no domain'])].sort().join(', ')}`);
});

test('docs/ARCHITECTURE.md names only domains and capabilities of the kit that are modules', () => {
  const [, text] = readText('docs/ARCHITECTURE.md').split('## The API inside');
  const [, picture] = text.split('```');
  const [, modules] = picture.split('a module each:');
  const [names] = modules.split('infrastructure');
  const listedModules = readText('api/src/app/modules.ts');
  const documentedNames = [...names.matchAll(/([a-z-]+)(?= ·|$)/gm)]
    .map(([, name]) => name)
    .filter((name) => name.length > 3);
  assert.ok(documentedNames.length > 20);
  assert.deepEqual(
    documentedNames.filter((name) => !listedModules.includes(`/${name}`)),
    [],
  );
});
