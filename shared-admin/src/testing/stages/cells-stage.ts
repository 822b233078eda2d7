import { definePages } from '@enlace/shared-contract/platform';
import { seniorityLevels } from '@enlace/shared-contract/work';
import { defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildSeniorityLevel, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { createAdmin } from '../../declare/create-admin';
import { adminScreens } from '../../declare/admin-screens';
import { adminTexts } from '../../texts';

const en = {
  title: 'Levels',
  add: 'Add level',
  search: 'Search levels',
  count_one: '{count} level',
  count_other: '{count} levels',
  none: { title: 'No levels yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { name: 'Name', rank: 'Rank' },
};
const same = () => Promise.resolve({ texts: en });

const admin = createAdmin('test').resource({
  contract: seniorityLevels,
  path: '/admin/levels',
  texts: defineTexts('test', en, { es: same, pt: same }),
  columns: [
    { name: 'name', edits: 'name' },
    { name: 'rank', cell: 'number', edits: 'rank' },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text' },
      { name: 'rank', type: 'number' },
    ],
  },
});
const title = { en: 'Levels', es: 'Levels', pt: 'Levels' };
const page = (name: string, path: string) => ({ name, path, title, layout: 'admin' as const, protected: true });
export const pages = definePages([page('levels-list', '/admin/levels'), page('levels-edit', '/admin/levels/:id')]);

export const remote = defineRemote({
  id: 'mf-test',
  texts: [adminTexts],
  features: [
    defineFeature({
      id: 'levels',
      screens: adminScreens('levels', () => Promise.resolve({ admin }), ['list', 'edit']),
    }),
  ],
});
export const { edit, get } = seniorityLevels.wire;

export async function openList({
  translations = {},
  ...options
}: { locale?: 'en' | 'es'; translations?: object } = {}) {
  const api = createFakeApi({
    seniority_levels: [
      { ...buildSeniorityLevel({ id: 1, name: 'Junior', rank: 1 }), translations },
      buildSeniorityLevel({ id: 2, name: 'Senior', rank: 3 }),
    ],
  });
  const stage = await renderRemote(remote, pages, '/admin/levels', { api, ...options });
  await screen.findByRole('link', { name: 'Senior' });
  return { ...stage, api };
}
export const pencil = (name: string) => screen.getByRole('button', { name: `Edit ${name}` });
export const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));
