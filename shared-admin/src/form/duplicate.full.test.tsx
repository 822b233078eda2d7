import { tags } from '@enlace/shared-contract/community';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

test('a row is duplicated from its menu, and adding opens the new record', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 4, name: 'Nube' })] });
  const { user, where } = await renderRemote(remote, pages, tagsPath, { api });
  await user.click(await screen.findByRole('button', { name: 'Actions for Nube' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  await waitFor(() => expect(where()).toBe('/admin/tags/new?from=4'));
  expect(await screen.findByLabelText(/^Name/)).toHaveValue('Nube (copy)');
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await waitFor(() => expect(where()).toBe('/admin/tags/5'));
  expect(await screen.findByRole('heading', { name: 'Nube (copy)' })).toBeInTheDocument();
  expect(api.sent(tags.wire.add)[0]?.body).toMatchObject({ name: 'Nube (copy)' });
});
