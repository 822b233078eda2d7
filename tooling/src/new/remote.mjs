import { readJson, remotes } from '../lib/workspace.mjs';
import { create, edit, editJson } from './files.mjs';
import { wordsOf } from './words.mjs';

const shared = ['shared-contract', 'shared-platform', 'shared-data', 'shared-auth', 'shared-ui'];

function manifest(id) {
  const ours = Object.fromEntries(shared.map((name) => [`@enlace/${name}`, readJson(`${name}/package.json`).version]));
  return JSON.stringify({
    name: `@enlace/${id}`,
    private: true,
    version: '0.1.0',
    type: 'module',
    enlace: { role: 'remote' },
    scripts: {
      build: 'enlace-build',
      check: 'node ../tooling/src/commands/prepare.mjs ../tooling/src/commands/check.mjs .',
    },
    dependencies: { ...ours, react: readJson('node_modules/react/package.json').version },
  });
}

const configuration = (kind) => {
  const role = kind === 'webpack' ? 'remote' : 'browser';
  return `import { ${role} } from '@enlace/tooling/${kind}';\n\nexport default ${role}(import.meta.dirname);\n`;
};

const main = (id) => `import { defineRemote } from '@enlace/shared-data';

import { homeFeature } from './features/home/home.feature';
import { texts } from './texts';

export default defineRemote({ id: '${id}', features: [homeFeature], texts: [texts] });
`;

const texts = (id) => `import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const texts = defineTexts('${id}', en, {
  es: () => import(/* webpackChunkName: "texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "texts-pt" */ './locales/pt'),
});
`;

const english = ({ title }) => `export const texts = { home: { title: '${title}' } };\n`;

const other = ({ title }) => `import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = { home: { title: '${title}' } };
`;

const feature = ({ kebab, title }) => `import { defineFeature } from '@enlace/shared-data';

export const homeFeature = defineFeature({
  id: 'home',
  pages: [
    {
      name: 'home',
      path: '/${kebab}',
      layout: 'dashboard',
      protected: true,
      title: { en: '${title}', es: '${title}', pt: '${title}' },
      screen: () => import(/* webpackChunkName: "screen-home" */ './home.screen'),
    },
  ],
});
`;

const screen = `import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { texts } from '../../texts';

export const screen = defineScreen({ Component: Home });

function Home() {
  const t = useTexts(texts);
  return <h1>{t('home.title')}</h1>;
}
`;

const specification = ({ title }) => `import { render, screen as page } from '@testing-library/react';

import { screen } from './home.screen';

test('says what it is', () => {
  render(<screen.Component />);
  expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`;

/** Lines that a new remote may have, until its team decides otherwise. */
const firstBound = 3000;

async function addToLists(id) {
  const all = remotes();
  const devPort = Math.max(...all.map((remote) => remote.devPort)) + 1;
  await editJson('remotes.json', (list) => [...list, { id, folder: id, devPort }]);
  await editJson('package.json', (root) => {
    const place = root.workspaces.indexOf(all.at(-1).folder) + 1;
    return { ...root, workspaces: root.workspaces.toSpliced(place, 0, id) };
  });
  await editJson('tooling/workspace-lines.json', (bounds) =>
    Object.fromEntries(
      Object.entries({ ...bounds, [id]: firstBound }).sort(([one], [other]) => (one < other ? -1 : 1)),
    ),
  );
  await editJson('tsconfig.json', (config) => ({ ...config, references: [...config.references, { path: id }] }));
  await edit('README.md', (text) =>
    text.replace(/^(?=\| `shared-contract`)/m, `| \`${id}\` | remote: what it does |\n`),
  );
}

/** A remote with one page: `npm run new -- remote mf-partners`. A sixth remote needs a decision with its owner. */
export async function newRemote([id]) {
  if (!/^mf-[a-z][a-z-]*$/.test(id ?? '')) throw new Error('a remote is called mf-something');
  const words = wordsOf(id.slice('mf-'.length));
  await create(`${id}/package.json`, manifest(id));
  const references = shared.map((name) => ({ path: `../${name}` }));
  await create(`${id}/tsconfig.json`, JSON.stringify({ extends: '../tooling/tsconfig/browser.json', references }));
  await create(`${id}/webpack.config.mjs`, configuration('webpack'));
  await create(`${id}/jest.config.mjs`, configuration('jest'));
  await create(`${id}/src/remote.ts`, main(id));
  await create(`${id}/src/texts.ts`, texts(id));
  await create(`${id}/src/locales/en.ts`, english(words));
  await create(`${id}/src/locales/es.ts`, other(words));
  await create(`${id}/src/locales/pt.ts`, other(words));
  await create(`${id}/src/features/home/home.feature.ts`, feature(words));
  await create(`${id}/src/features/home/home.screen.tsx`, screen);
  await create(`${id}/src/features/home/home.screen.test.tsx`, specification(words));
  await addToLists(id);
  return [
    'npm install',
    'npm run new -- decision "Whose remote it is, and why it is one of its own"',
    `npm run dev -- ${id}`,
  ];
}
