import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remotes, root } from '../lib/workspace.mjs';
import { addImport, create, edit, listFeature } from './files.mjs';
import { wordsOf } from './words.mjs';

/** @param neighbour start of the path and common properties of the page */
const feature = ({ camel, kebab, title }, { prefix, traits }) => `import { defineFeature } from '@enlace/shared-data';

export const ${camel}Feature = defineFeature({
  id: '${kebab}',
  pages: [
    {
      name: '${kebab}',
      path: '${prefix}/${kebab}',
      ${traits.join(',\n')},
      title: { en: '${title}', es: '${title}', pt: '${title}' },
      screen: () => import(/* webpackChunkName: "screen-${kebab}" */ './${kebab}.screen'),
    },
  ],
});
`;

const screen = ({ camel, pascal }) => `import { defineScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';

import { texts } from '../../texts';

export const screen = defineScreen({ Component: ${pascal} });

function ${pascal}() {
  const t = useTexts(texts);
  return <h1>{t('${camel}.title')}</h1>;
}
`;

const specification = ({ kebab, title }) => `import { render, screen as page } from '@testing-library/react';

import { screen } from './${kebab}.screen';

test('says what it is', () => {
  render(<screen.Component />);
  expect(page.getByRole('heading', { level: 1, name: '${title}' })).toBeInTheDocument();
});
`;

/** Common properties of the new page and the page with the shortest path: layout, protection, and the path's start. */
function findNeighbour(source) {
  const folder = join(root, source, 'features');
  const pages = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.feature.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((text) => /path: '/.test(text))
    .map((text) => ({ text, prefix: /path: '([^']*)'/.exec(text)[1].replace(/\/(:.*)?$/, '') }));
  const [{ text, prefix }] = pages.sort((a, b) => a.prefix.length - b.prefix.length);
  const traits = ["layout: '[a-z]+'", 'protected: true', 'allowed: \\[[^\\]]*\\]'];
  return { prefix, traits: traits.map((one) => new RegExp(one).exec(text)?.[0]).filter(Boolean) };
}

/** A feature of a remote with one page and its screen: `npm run new -- feature mf-member badges`. */
export async function newFeature([id, name]) {
  if (!name) throw new Error('a feature needs a name: npm run new -- feature <remote> <name>');
  const remote = remotes().find((one) => one.id === id);
  if (!remote)
    throw new Error(
      `which remote? ${remotes()
        .map((one) => one.id)
        .join(', ')}`,
    );
  const words = wordsOf(name);
  const source = `${remote.folder}/src`;
  const place = `${source}/features/${words.kebab}`;
  await create(`${place}/${words.kebab}.feature.ts`, feature(words, findNeighbour(source)));
  await create(`${place}/${words.kebab}.screen.tsx`, screen(words));
  await create(`${place}/${words.kebab}.screen.test.tsx`, specification(words));

  for (const locale of ['en', 'es', 'pt']) {
    await edit(`${source}/locales/${locale}.ts`, (text) =>
      text.replace(/^(export const texts[^{]*\{)/m, `$1\n  ${words.camel}: { title: '${words.title}' },`),
    );
  }
  const main = existsSync(join(root, source, 'remote.tsx')) ? 'remote.tsx' : 'remote.ts';
  await edit(`${source}/${main}`, (text) =>
    addImport(
      listFeature(text, `${words.camel}Feature`),
      `import { ${words.camel}Feature } from './features/${words.kebab}/${words.kebab}.feature';`,
    ),
  );
  return [`translate the title in ${place}/${words.kebab}.feature.ts and ${source}/locales`, `npm run dev -- ${id}`];
}
