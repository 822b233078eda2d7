import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readJson } from '../lib/workspace.mjs';
import { loadTypescript } from '../build/load-typescript.mjs';
import { findBreaks, findUnraised, raisedVersion } from './compare-lent-api.mjs';
import { folderOf, packageOf, readLentApi } from './read-lent-api.mjs';

const withNames = (version, names) => ({ '@enlace/shared-ui': { version, names } });

test('a lent package whose names or types are gone has a version that earlier releases refuse', () => {
  const committedReport = readJson('tooling/lent-api.json');
  const current = readLentApi();
  const unraisedBreaks = findUnraised(committedReport, current).map(({ text }) => text);
  assert.deepEqual(unraisedBreaks, [], 'run "npm run lent-api -- raise", or bring the names back');
  assert.deepEqual(current, committedReport, 'the report is old: run "npm run lent-api"');
});

test('the shell lends the packages under the versions of their manifests', async () => {
  const { lentVersions } = await loadTypescript(
    new URL('../../../shell/src/federation/lent-versions.ts', import.meta.url).pathname,
  );
  const packages = [...new Set(Object.keys(readJson('tooling/lent-api.json')).map(packageOf))];
  const versions = packages.map((name) => [name, readJson(`${folderOf(name)}/package.json`).version]);
  assert.deepEqual(lentVersions, Object.fromEntries(versions));
});

test('a name, a member or a result that is gone, and a new duty of a caller, are breaks', () => {
  const before = withNames('0.1.0', {
    Badge: ['parameter 1 label: string', 'parameter 1 tone?: string', 'returns Element'],
    Tone: ['type "calm" | "loud"'],
  });
  const textsOf = (names) => findBreaks(before, withNames('0.1.0', names)).map(({ text }) => text);
  const { Badge, Tone } = before['@enlace/shared-ui'].names;
  assert.deepEqual(textsOf({ Badge }), ['@enlace/shared-ui: Tone is gone']);
  assert.deepEqual(textsOf({ Badge: Badge.toSpliced(1, 1), Tone }), [
    '@enlace/shared-ui: Badge had parameter 1 tone?: string',
  ]);
  assert.deepEqual(textsOf({ Badge: [...Badge, 'parameter 1 size: number'], Tone }), [
    '@enlace/shared-ui: Badge now needs parameter 1 size: number',
  ]);
  assert.deepEqual(findBreaks(before, {}), [
    { request: '@enlace/shared-ui', text: '@enlace/shared-ui is not lent any more' },
  ]);
});

test('new names, optional members and members that became optional break nothing', () => {
  const before = withNames('0.1.0', { Badge: ['parameter 1 label: string', 'returns Element'] });
  const after = withNames('0.1.0', {
    Badge: ['parameter 1 label?: string', 'parameter 1 tone?: string', 'returns Element'],
    Card: ['returns Element'],
  });
  assert.deepEqual(findBreaks(before, after), []);
  // A member that became optional has another type in the report of the compiler.
  const optional = withNames('0.1.0', { Badge: ['parameter 1 label?: string | undefined', 'returns Element'] });
  assert.deepEqual(findBreaks(before, optional), []);
});

test('the members of a composed parameter are listed one by one', () => {
  const { names } = readLentApi()['@enlace/shared-data'];
  assert.ok(names.defineRemote.includes('parameter 1 features: readonly Feature[]'));
  assert.ok(names.defineRemote.includes('parameter 1 texts?: readonly LoadableTexts[] | undefined'));
});

test('a break needs the next minor version below 1.0.0, the next major version above', () => {
  const before = withNames('0.1.0', { Badge: [] });
  assert.equal(findUnraised(before, withNames('0.1.3', {})).length, 1);
  assert.equal(findUnraised(before, withNames('0.2.0', {})).length, 0);
  assert.equal(raisedVersion('0.1.3'), '0.2.0');
  assert.equal(raisedVersion('1.4.2'), '2.0.0');
});
