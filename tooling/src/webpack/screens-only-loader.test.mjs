import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { keepScreens } from './screens-only-loader.cjs';

describe('src/resources.ts in a browser', () => {
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
  const keep = (text) => keepScreens(text, '/work/mf-admin-content/src/resources.ts');

  test('an entry keeps its name and its screens, and loses what only the build reads', () => {
    const text = keep(source);
    assert.match(text, /name: 'areas',\s+load: \(\) => import\(\/\* webpackChunkName: "screen-areas" \*\/ '[^']+'\),/);
    assert.match(text, /\{ load: \(\) => import\('[^']+'\), name: 'tags', *\}/);
    assert.doesNotMatch(text, /contract:|title:|nav:|Áreas/);
  });

  test('other lists stay as they are', () => {
    const other = 'export const first = 1;\nexport const names = [first];\n';
    assert.equal(keep(other), other);
  });

  test('a list of another place is refused', () => {
    assert.throws(() => keep('export const resources = plain;'), /resources\.ts:1: /);
  });

  test('an entry that is made by a call is refused', () => {
    assert.throws(
      () => keep("export const resources = [\n  entryOf('areas'),\n];"),
      /resources\.ts:2: write each entry of "resources" as an object with "name" and "load"/,
    );
  });
});

describe('a feature in a browser', () => {
  const keep = (text) => keepScreens(text, '/work/mf-public/src/features/jobs/jobs.feature.ts');
  const feature = (pages) => `import { defineFeature } from '@enlace/shared-data';

export const jobsFeature = defineFeature({
  id: 'jobs',
  slices: [jobs],
  ${pages},
});
`;

  test('has only the screens of its pages', () => {
    const source = feature(`pages: [
    {
      name: 'jobs-list',
      path: '/jobs',
      title: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' },
      nav: { label: { en: 'Jobs', es: 'Empleos', pt: 'Vagas' }, ...inMenu('community', 30) },
      screen: () => import(/* webpackChunkName: "screen-jobs-list" */ './jobs.screen'),
    },
    { ...ofOffice(30), screen: loadJob('job'), name: 'job', chunk: 'record' },
  ]`);
    const screens = `screens: {
    'jobs-list': () => import(/* webpackChunkName: "screen-jobs-list" */ './jobs.screen'),
    'job': loadJob('job'),
  }`;
    assert.equal(keep(source), feature(screens));
  });

  test('may have its keys in quotes', () => {
    assert.equal(
      keep(feature("'pages': [{ 'name': 'job', title, 'screen': load }]")),
      feature("screens: {\n    'job': load,\n  }"),
    );
  });

  test('whose screens have no declared pages stays as it is', () => {
    const source = feature("screens: { job: () => import('./job.screen') }");
    assert.equal(keep(source), source);
  });

  test('may have type arguments and stand in a list', () => {
    const source = "const features = [defineFeature({ id: 'a', pages: [{ name: 'a', title, screen: load }] })];";
    assert.equal(keep(source), "const features = [defineFeature({ id: 'a', screens: {\n    'a': load,\n  } })];");
  });

  const unreadable = {
    'spread in the list': 'pages: [...jobsPages]',
    'call in the list': "pages: [pageOf('job')]",
    'list of another place': 'pages: jobsPages',
    shorthand: 'pages',
    'key that is made': "['pages']: [{ name: 'job', screen: loadJob }]",
    'list with a type': "pages: [{ name: 'job', screen: loadJob }] as const",
    'spread of the feature': '...parts',
    'entry without its own name': 'pages: [{ ...job, screen: loadJob }]',
    'name that is made': 'pages: [{ name: jobName, screen: loadJob }]',
    'entry without its own screen': "pages: [{ name: 'job', ...job }]",
    'list beside screens': "pages: [{ name: 'job', screen: loadJob }], screens: { other: loadOther }",
  };
  for (const [kind, pages] of Object.entries(unreadable)) {
    test(`is refused with its file and line: ${kind}`, () => {
      assert.throws(() => keep(feature(pages)), /jobs\.feature\.ts:\d+: /);
    });
  }

  test('is refused when its declaration is a name', () => {
    assert.throws(
      () => keep('const job = {};\nexport const jobFeature = defineFeature(job);'),
      /jobs\.feature\.ts:2: /,
    );
  });
});
