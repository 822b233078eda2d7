import { tags } from '@enlace/shared-contract/community';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();

async function openList(search: string) {
  const rows = Array.from({ length: 30 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` }));
  const api = createFakeApi({ tags: rows });
  return { api, stage: () => renderRemote(remote, pages, `${tagsPath}${search}`, { api }) };
}

test('a page behind the last leads to the last, with the same choices', async () => {
  const { stage } = await openList('?sort=name&order=asc&page=99');
  const { where } = await stage();
  await waitFor(() => expect(where()).toBe('/admin/tags?sort=name&order=asc&page=2'));
  expect(await screen.findByText('26–30 of 30')).toBeInTheDocument();
  expect(screen.queryByText('No tags yet')).not.toBeInTheDocument();
});

test('a filter that is not understood is no fault to try again, but one to take away', async () => {
  const { api, stage } = await openList('?where=%7Bbad');
  api.fail(tags.wire.list, 'VALIDATION_FAILED', { fields: { where: ['No'] } });
  const { user, where } = await stage();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The filter is not understood');
  expect(within(alert).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/admin/tags'));
  expect(await screen.findByText('30 tags')).toBeInTheDocument();
});
