import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { remotes, root } from '../lib/workspace.mjs';
import { addImport, create, edit, listFeature } from './files.mjs';
import { wordsOf } from './words.mjs';

const feature = ({ camel, kebab }) => `import { defineFeature } from '@enlace/shared-data';

export const ${camel}Feature = defineFeature({
  id: '${kebab}',
  screens: { '${kebab}': () => import(/* webpackChunkName: "screen-${kebab}" */ './${kebab}.screen') },
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

/** Common properties of the new page and the remote's first page: layout, protection, and the start of the path. */
function neighbour(source) {
  const path = /path: '([^']*)'/.exec(source)?.[1] ?? '/';
  const traits = ["layout: '[a-z]+'", 'protected: true', 'allowed: \\[[^\\]]*\\]'];
  return {
    prefix: path.replace(/\/(:.*)?$/, ''),
    // A remote whose list has no pages keeps them with its features; such a remote is public.
    traits: [
      /layout: '/.test(source) ? '' : "layout: 'public'",
      ...traits.map((one) => new RegExp(one).exec(source)?.[0]),
    ].filter(Boolean),
  };
}

function page({ kebab, title }, source) {
  const { prefix, traits } = neighbour(source);
  return `{
    name: '${kebab}',
    path: '${prefix}/${kebab}',
    ${traits.join(',\n')},
    title: { en: '${title}', es: '${title}', pt: '${title}' },
  },`;
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
  await create(`${place}/${words.kebab}.feature.ts`, feature(words));
  await create(`${place}/${words.kebab}.screen.tsx`, screen(words));
  await create(`${place}/${words.kebab}.screen.test.tsx`, specification(words));

  const pages = `${source}/pages.ts`;
  await edit(pages, (text) => text.replace(/^\]\);/m, `${page(words, readFileSync(join(root, pages), 'utf8'))}\n]);`));
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
  return [`translate the title in ${pages} and ${source}/locales`, `npm run dev -- ${id}`];
}
