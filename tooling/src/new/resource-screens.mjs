export const slice = ({ camel }) => `import { ${camel} as contract } from '@enlace/shared-contract';
import { createResource } from '@enlace/shared-data';

export const ${camel} = createResource('adminContent', contract, { client: 'authenticated' });
`;

export const admin = ({ camel, kebab }) => `import { admin as office } from '../../lib/admin';
import { ${camel} } from '../../lib/${kebab}.slice';
import { ${camel}Texts } from './texts';

export const admin = office.resource({
  handle: ${camel},
  path: '/admin/${kebab}',
  texts: ${camel}Texts,
  columns: [{ name: 'name' }, { name: 'updated_at', cell: 'date', isMinor: true }],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
`;

export const feature = ({ camel, kebab }) => `import { adminScreens } from '@enlace/shared-admin';
import { defineFeature } from '@enlace/shared-data';

export const ${camel}Feature = defineFeature({
  id: '${kebab}',
  screens: adminScreens('${kebab}', () => import(/* webpackChunkName: "screen-${kebab}" */ './${kebab}-admin')),
});
`;

export const pages = ({
  camel,
  kebab,
  title,
  one,
}) => `import { ${camel}, resourcePages } from '@enlace/shared-contract';

import { taxonomy } from '../../lib/nav-groups';

export const ${camel}Pages = resourcePages(${camel}, {
  name: '${kebab}',
  path: '/admin/${kebab}',
  title: { en: '${title}', es: '${title}', pt: '${title}' },
  add: { en: 'Add ${one}', es: 'Añadir ${one}', pt: 'Adicionar ${one}' },
  edit: { en: 'Edit ${one}', es: 'Editar ${one}', pt: 'Editar ${one}' },
  nav: { order: 490, icon: 'tag', group: taxonomy },
});
`;

export const texts = ({ camel, kebab }) => `import { defineTexts } from '@enlace/shared-platform';

import { texts as en } from './locales/en';

export const ${camel}Texts = defineTexts('mf-admin-content/${kebab}', en, {
  es: () => import(/* webpackChunkName: "${kebab}-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "${kebab}-texts-pt" */ './locales/pt'),
});
`;

const catalogue = ({ title, one, many }, say) => `{
  title: '${title}',
  add: '${say.add} ${one}',
  search: '${say.search}',
  count_one: '{count} ${one}',
  count_other: '{count} ${many}',
  none: { title: '${say.none} ${many}', hint: '${say.hint}' },
  added: '${say.added}',
  saved: '${say.saved}',
  removed: '${say.removed}',
  remove: '${say.remove}',
  sections: { main: '${say.main}' },
  fields: { name: '${say.name}', updated_at: '${say.changed}' },
}`;

const words = {
  en: {
    ...{ add: 'Add', search: 'Search by name', none: 'None yet:', hint: 'Add the first one.', main: 'The basics' },
    ...{ added: '{name} has been added.', saved: '{name} has been saved.', removed: '{name} has been deleted.' },
    ...{ remove: 'Delete {name}?', name: 'Name', changed: 'Changed' },
  },
  es: {
    ...{ add: 'Añadir', search: 'Buscar por nombre', none: 'Todavía no hay', hint: 'Empieza aquí.', main: 'Lo básico' },
    ...{ added: 'Se añadió {name}.', saved: 'Se guardó {name}.', removed: 'Se eliminó {name}.' },
    ...{ remove: '¿Eliminar {name}?', name: 'Nombre', changed: 'Cambio' },
  },
  pt: {
    ...{ add: 'Adicionar', search: 'Buscar por nome', none: 'Ainda não há', hint: 'Comece aqui.', main: 'O básico' },
    ...{ added: 'Adicionado: {name}.', saved: 'Salvo: {name}.', removed: 'Excluído: {name}.' },
    ...{ remove: 'Excluir {name}?', name: 'Nome', changed: 'Alterado' },
  },
};

export const english = (names) => `export const texts = ${catalogue(names, words.en)} as const;\n`;

export const other = (names, locale) => `import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = ${catalogue(names, words[locale])};
`;

export const specification = ({
  camel,
  kebab,
  snake,
  pascal,
  title,
  one,
}) => `import { ${camel} } from '@enlace/shared-contract';
import { build${pascal}Row, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const createApi = () => createFakeApi({ ${snake}: [build${pascal}Row({ id: 1, name: 'Añil' })] });

test('lists ${title.toLowerCase()}', async () => {
  await renderRemote(remote, pages, '/admin/${kebab}', { api: createApi() });
  expect(await screen.findByRole('link', { name: 'Añil' })).toHaveAttribute('href', '/admin/${kebab}/1');
});

test('adds one', async () => {
  const { api, user } = await renderRemote(remote, pages, '/admin/${kebab}/new', { api: createApi() });
  await user.type(await screen.findByLabelText(/^Name/), 'Índigo');
  await user.click(screen.getByRole('button', { name: 'Add ${one}' }));
  expect(await screen.findByText('Índigo has been added.')).toBeInTheDocument();
  expect(api.sent(${camel}.wire.add)[0]?.body).toMatchObject({ name: 'Índigo' });
});
`;
