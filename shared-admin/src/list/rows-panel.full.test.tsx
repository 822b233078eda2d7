import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

test('a row that is ticked is drawn again, and no other', async () => {
  const renderedIds: number[] = [];
  const { remote, pages } = tagsOffice({
    columns: [{ name: 'name' }, { name: 'updated_at', cell: ({ id }) => (renderedIds.push(id), String(id)) }],
  });
  const rows = Array.from({ length: 10 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` }));
  const { user } = await renderRemote(remote, pages, tagsPath, { api: createFakeApi({ tags: rows }) });
  const box = await screen.findByRole('checkbox', { name: /Tag 7/ });
  renderedIds.length = 0;
  await user.click(box);
  expect(await screen.findByRole('region', { name: 'Chosen rows' })).toHaveTextContent('1 of 10 selected');
  expect(new Set(renderedIds)).toEqual(new Set([7]));
  await user.click(box);
  expect(new Set(renderedIds)).toEqual(new Set([7]));
});
