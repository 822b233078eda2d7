import { dependentsCall } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { adminForm, adminList, deleteDialog, type Spot } from '@enlace/shared-testing/page-objects';
import { screen, waitFor } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

const createApi = () =>
  createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' }), buildTag({ id: 2, name: 'Ética' })] });
const find = ({ role, name }: Spot) => screen.findByRole(role, { name });

describe('a plain resource of the back office', () => {
  test('is listed, added, edited and deleted from one declaration', async () => {
    const { api, user, where } = await renderRemote(remote, pages, tagsPath, { api: createApi() });
    await user.click(await screen.findByRole('link', { name: 'Add tag' }));
    await user.type(await screen.findByLabelText(/^Name/), 'Año nuevo');
    await user.click(screen.getByRole('button', { name: 'Add tag' }));

    await waitFor(() => expect(where()).toMatch(/^\/admin\/tags\/\d+$/));
    await user.type(await screen.findByLabelText(/^Name/), '!');
    await user.click(await find(adminForm.save));
    expect(await screen.findByText('Año nuevo! has been saved.')).toBeInTheDocument();

    await user.click(await find(adminForm.remove));
    expect(await find(deleteDialog.dialog('Año nuevo!'))).toBeInTheDocument();
    await user.type(screen.getByLabelText('Type Año nuevo! to confirm'), 'Año nuevo!');
    await user.click(await find(deleteDialog.confirm));
    await waitFor(() => expect(where()).toBe('/admin/tags'));
    expect(api.rows('tags').map((row) => row['name'])).toEqual(['Mentoría', 'Ética']);
  });

  test('opens a list by the newest, and says so when dependents cannot be looked up', async () => {
    const api = createApi();
    api.fail(dependentsCall, 'UNAVAILABLE');
    const { user } = await renderRemote(remote, pages, tagsPath, { api });
    await user.click(await find(adminList.actions('Ética')));
    await user.click(await find(adminList.remove));
    expect(await screen.findByText('What depends on it could not be looked up.')).toBeInTheDocument();
    expect(api.sent(tags.wire.list)[0]?.query).toMatchObject({ sort: 'created_at', order: 'desc' });
    await user.click(await find(deleteDialog.cancel));
    expect(api.rows('tags')).toHaveLength(2);
  });

  test('the search is reached with a key', async () => {
    const { user } = await renderRemote(remote, pages, tagsPath, { api: createApi() });
    const box = await screen.findByRole('searchbox', { name: 'Search tags' });
    await user.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
  });
});
