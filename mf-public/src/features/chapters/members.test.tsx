import { chapterPeople } from '@enlace/shared-contract/community';
import { buildChapter, buildUser, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { id, name, created_at } = buildUser({ id: index + 1 });
    return { id, name, slug: index === 0 ? 'ana-1' : null, headline: null, avatar: null, created_at };
  });
const open = async (count: number, members: number) => {
  const bogota = buildChapter({ id: 2, name: 'Bogotá', slug: 'bogota', members_count: members });
  const api = createFakeApi({ chapters: [bogota], events: [], chapter_people: [] });
  const rows = people(count);
  api.answer(chapterPeople.wire.list, ({ query }) => {
    const [page, size] = [Number(query['page']), Number(query['per_page'])];
    return {
      data: rows.slice((page - 1) * size, page * size),
      meta: { total: count, page, per_page: size, at: '2030-01-01T00:00:00Z' },
    };
  });
  const screenUnderTest = await renderRemote(remote, pages, '/chapters/bogota', { api, viewer: null });
  return { ...screenUnderTest, api };
};
const section = async () => within(await screen.findByRole('region', { name: 'Members' }));

test('shows twelve members who agreed, how many others there are, and all on demand', async () => {
  const { user, api } = await open(46, 80);
  const part = await section();
  expect(await part.findAllByRole('listitem')).toHaveLength(12);
  expect(part.getAllByRole('link')[0]).toHaveAttribute('href', '/people/ana-1');
  expect(part.getByText('and 34 more members')).toBeInTheDocument();
  await user.click(part.getByRole('button', { name: 'Show all 46' }));
  expect(await part.findAllByRole('listitem')).toHaveLength(46);
  expect(part.queryByRole('button')).not.toBeInTheDocument();
  expect(part.getByRole('list')).toHaveFocus();
  expect(api.sent(chapterPeople.wire.list)[0]?.query).toMatchObject({ chapter: 'bogota', per_page: 12 });
});

test('says that nobody agreed yet', async () => {
  await open(0, 9);
  expect(await (await section()).findByText(/Its 9 members have not chosen/)).toBeInTheDocument();
});
