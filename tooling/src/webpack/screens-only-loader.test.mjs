import assert from 'node:assert/strict';
import { test } from 'node:test';

import keepScreens from './screens-only-loader.cjs';

const source = `import { areas } from '@enlace/shared-contract/community';

/** The plain resources. */
export const resources: readonly ResourceEntry[] = [
  {
    name: 'areas',
    contract: areas,
    title: { en: 'Areas, all', es: 'Áreas', pt: 'Áreas' },
    nav: { order: 410, icon: 'tag', group: taxonomy },
    load: () => import(/* webpackChunkName: "screen-areas" */ './features/areas/areas-admin'),
  },
  { load: () => import('./features/tags/tags-admin'), name: 'tags', contract: tags },
];
`;

test('an entry keeps its name and its screens, and loses what only the build reads', () => {
  const text = keepScreens(source);
  assert.match(text, /name: 'areas',\s+load: \(\) => import\(\/\* webpackChunkName: "screen-areas" \*\/ '[^']+'\),/);
  assert.match(text, /\{ load: \(\) => import\('[^']+'\), name: 'tags', *\}/);
  assert.doesNotMatch(text, /contract:|title:|nav:|Áreas/);
});

test('a file without entries stays as it is', () => {
  const other = 'export const first = 1;\nexport const names = [first];\n';
  assert.equal(keepScreens(other), other);
});
