import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, test } from 'node:test';

import { listFiles, pathBelow } from '../lib/files.mjs';
import { readJson, root, workspaces } from '../lib/workspace.mjs';

const page = 'docs/security.md';

/** A link to a test, and the title that can follow it: `[name](path)`, `[name](path): "title"`. */
const link = /\[[^\]]+\]\(([^)\s]+)\)(?:: "([^"]+)")?/g;
const testFile = /\.(test|e2e)\.(ts|tsx|mjs)$/;

/** Lines of the tables with a column of tests: `{ name, tests: [{ path, title }] }`. */
function readLines() {
  const lines = [];
  let hasTests = false;
  for (const text of readFileSync(join(root, page), 'utf8').split('\n')) {
    if (!text.startsWith('|')) {
      hasTests = false;
      continue;
    }
    const cells = text.split('|').slice(1, -1);
    const [name, last] = [cells[0].trim(), cells.at(-1).trim()];
    if (last === 'test') hasTests = true;
    else if (hasTests && !/^-+$/.test(last))
      lines.push({
        name,
        tests: [...last.matchAll(link)].map(([, target, title]) => ({ path: join(dirname(page), target), title })),
      });
  }
  return lines;
}

/** Sources of servers or browsers, without tests. */
function readSources(isWanted) {
  return workspaces()
    .filter(({ folder }) => isWanted(folder))
    .flatMap(({ folder }) => listFiles(join(root, folder, 'src')))
    .filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !/\.(test|e2e|story)\.|\/testing\//.test(file))
    .map((file) => ({ path: pathBelow(root, file), text: readFileSync(file, 'utf8') }));
}

function filesWith(pattern, isWanted) {
  return readSources(isWanted)
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path);
}

describe('each line about security', () => {
  const lines = readLines();

  test('names at least one test, and each named test exists', () => {
    assert.ok(lines.length > 60, `${lines.length} lines`);
    const faults = lines.flatMap(({ name, tests }) => {
      if (tests.length === 0) return [`${name}: no test`];
      return tests
        .filter(({ path }) => !testFile.test(path) || !existsSync(join(root, path)))
        .map(({ path }) => `${name}: ${path}`);
    });
    assert.deepEqual(faults, []);
  });

  test('names titles that are in their tests', () => {
    const faults = lines.flatMap(({ name, tests }) =>
      tests
        .filter(({ title }) => title !== undefined)
        .filter(({ path, title }) => !readFileSync(join(root, path), 'utf8').includes(title))
        .map(({ title }) => `${name}: ${title}`),
    );
    assert.deepEqual(faults, []);
  });
});

describe('what the product does not use', () => {
  const isOfProduct = (folder) => !/^(tooling|e2e|bench|demo|shared-testing)$/.test(folder);
  const dependencies = workspaces()
    .filter(({ folder }) => isOfProduct(folder))
    .flatMap(({ folder }) => Object.keys(readJson(`${folder}/package.json`).dependencies ?? {}));

  test('GraphQL, web sockets and WebRTC are in no dependency and no source', () => {
    assert.deepEqual(
      dependencies.filter((name) => /graphql|^ws$|websocket|socket\.io|webrtc|^simple-peer$/.test(name)),
      [],
    );
    assert.deepEqual(filesWith(/new WebSocket\(|RTCPeerConnection|from 'graphql/, isOfProduct), []);
  });

  test('the product gives no tokens to other applications', () => {
    assert.deepEqual(
      dependencies.filter((name) => /oidc-provider|oauth2?-server|oauth2orize/.test(name)),
      [],
    );
    const calls = readFileSync(join(root, 'shared-contract/endpoints.tsv'), 'utf8');
    assert.doesNotMatch(calls, /\/(oauth2?|authorize|token|introspect|userinfo)\b(?!-)/);
  });
});

test('servers take random values from the generator of the system', () => {
  const isServer = (folder) => folder === 'api' || folder === 'gateway';
  assert.deepEqual(filesWith(/Math\.random\(/, isServer), []);
  // Numbers from a seed draw pictures, and make rows of the demo and of tests.
  assert.deepEqual(filesWith(/from '[^']*\/random\/random'/, isServer), [
    'api/src/domains/site/art/canvas.ts',
    'api/src/seeding.ts',
  ]);
});
