const texts = ({ kebab }) => `const texts = defineTexts('mf-admin-content/${kebab}', en, {
  es: () => import(/* webpackChunkName: "${kebab}-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "${kebab}-texts-pt" */ './locales/pt'),
});`;

/** The declaration of a resource with its texts; `area` is the contract's entry. */
export const admin = (names, area) => `import { ${names.camel} } from '@enlace/shared-contract/${area}';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

${texts(names)}

export const admin = office.resource({
  contract: ${names.camel},
  texts,
  columns: [{ name: 'name' }, { name: 'updated_at', cell: 'date', isMinor: true }],
  sections: { main: [{ name: 'name', type: 'text' }] },
});
`;

/** The entry of a resource in the list of the back office: titles, place in the menu, screens. */
export const entry = ({ camel, kebab, title, one }) => `  {
    name: '${kebab}',
    contract: ${camel},
    title: { en: '${title}', es: '${title}', pt: '${title}' },
    add: { en: 'Add ${one}', es: 'Añadir ${one}', pt: 'Adicionar ${one}' },
    edit: { en: 'Edit ${one}', es: 'Editar ${one}', pt: 'Editar ${one}' },
    nav: { order: 490, icon: 'tag', group: taxonomy },
    load: () => import(/* webpackChunkName: "screen-${kebab}" */ './features/${kebab}/${kebab}-admin'),
  },
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
    add: 'Add',
    search: 'Search by name',
    none: 'None yet:',
    hint: 'Add the first one.',
    main: 'The basics',
    added: '{name} has been added.',
    saved: '{name} has been saved.',
    removed: '{name} has been deleted.',
    remove: 'Delete {name}?',
    name: 'Name',
    changed: 'Changed',
  },
  es: {
    add: 'Añadir',
    search: 'Buscar por nombre',
    none: 'Todavía no hay',
    hint: 'Empieza aquí.',
    main: 'Lo básico',
    added: 'Se añadió {name}.',
    saved: 'Se guardó {name}.',
    removed: 'Se eliminó {name}.',
    remove: '¿Eliminar {name}?',
    name: 'Nombre',
    changed: 'Cambio',
  },
  pt: {
    add: 'Adicionar',
    search: 'Buscar por nome',
    none: 'Ainda não há',
    hint: 'Comece aqui.',
    main: 'O básico',
    added: 'Adicionado: {name}.',
    saved: 'Salvo: {name}.',
    removed: 'Excluído: {name}.',
    remove: 'Excluir {name}?',
    name: 'Nome',
    changed: 'Alterado',
  },
};

export const english = (names) => `export const texts = ${catalogue(names, words.en)} as const;\n`;

export const other = (names, locale) => `import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = ${catalogue(names, words[locale])};
`;
