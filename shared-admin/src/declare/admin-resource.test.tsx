import { definePages, dependentsCall, tags } from '@enlace/shared-contract';
import { createResource, defineFeature, defineRemote } from '@enlace/shared-data';
import { defineTexts } from '@enlace/shared-platform';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { adminForm, adminList, deleteDialog, type Spot } from '@enlace/shared-testing/page-objects';
import { screen, waitFor } from '@testing-library/react';

import { adminTexts } from '../texts';
import { createAdmin } from './admin-resource';
import { adminScreens } from './admin-screens';

const en = {
  title: 'Tags',
  add: 'Add tag',
  search: 'Search tags',
  count_one: '{count} tag',
  count_other: '{count} tags',
  none: { title: 'No tags yet', hint: 'Add the first one.' },
  added: '{name} has been added.',
  saved: '{name} has been saved.',
  removed: '{name} has been deleted.',
  remove: 'Delete {name}?',
  fields: { name: 'Name', updated_at: 'Changed' },
};
const same = () => Promise.resolve({ texts: en });
const texts = defineTexts('test', en, { es: same, pt: same });

const handle = createResource('test', tags, { client: 'authenticated' });
const admin = createAdmin('test');
const tagsAdmin = admin.resource({
  handle,
  path: '/admin/tags',
  texts,
  columns: [{ name: 'name' }, { name: 'updated_at', cell: 'date' }],
  sections: { main: [{ name: 'name', type: 'text', isRequired: true }] },
});

const title = { en: 'Tags', es: 'Tags', pt: 'Tags' };
const page = (name: string, path: string) => ({ name, path, title, layout: 'admin' as const, protected: true });
const pages = definePages([
  page('tags-list', '/admin/tags'),
  page('tags-new', '/admin/tags/new'),
  page('tags-edit', '/admin/tags/:id'),
]);
const remote = defineRemote({
  id: 'mf-test',
  texts: [adminTexts],
  features: [
    defineFeature({
      id: 'tags',
      screens: adminScreens('tags', () => Promise.resolve({ admin: tagsAdmin })),
    }),
  ],
});

const createApi = () =>
  createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' }), buildTag({ id: 2, name: 'Ética' })] });
const find = ({ role, name }: Spot) => screen.findByRole(role, { name });

describe('a plain resource of the back office', () => {
  test('is listed, added, edited and deleted from one declaration', async () => {
    const { api, user, where } = await renderRemote(remote, pages, '/admin/tags', { api: createApi() });
    await user.click(await screen.findByRole('link', { name: 'Add tag' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Año nuevo');
    await user.click(screen.getByRole('button', { name: 'Add tag' }));

    await user.click(await find(adminList.row('Año nuevo')));
    await user.type(await screen.findByLabelText(/^Name/), '!');
    await user.click(await find(adminForm.save));
    expect(await screen.findByText('Año nuevo! has been saved.')).toBeInTheDocument();

    await user.click(await find(adminForm.remove));
    expect(await find(deleteDialog.dialog('Año nuevo!'))).toBeInTheDocument();
    await user.click(await find(deleteDialog.confirm));
    await waitFor(() => expect(where()).toBe('/admin/tags'));
    expect(api.rows('tags').map((row) => row['name'])).toEqual(['Mentoría', 'Ética']);
  });

  test('opens a list by the newest, and says so when dependents cannot be looked up', async () => {
    const api = createApi();
    api.fail(dependentsCall, 'UNAVAILABLE');
    const { user } = await renderRemote(remote, pages, '/admin/tags', { api });
    await user.click(await find(adminList.actions('Ética')));
    await user.click(await find(adminList.remove));
    expect(await screen.findByText('What depends on it could not be looked up.')).toBeInTheDocument();
    expect(api.sent(tags.wire.list)[0]?.query).toMatchObject({ sort: 'created_at', order: 'desc' });
    await user.click(await find(deleteDialog.cancel));
    expect(api.rows('tags')).toHaveLength(2);
  });

  test('the search is reached with a key', async () => {
    const { user } = await renderRemote(remote, pages, '/admin/tags', { api: createApi() });
    const box = await screen.findByRole('searchbox', { name: 'Search tags' });
    await user.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
  });
});
