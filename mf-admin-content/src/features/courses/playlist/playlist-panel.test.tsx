import type { AdminRow } from '@enlace/shared-admin';
import { learningCalls } from '@enlace/shared-contract/learning';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { adminOf, officeApi } from '../../../testing/office';

const same = { playlist_id: 'PL-python', added: [], renamed: [], removed: [], left_out: 0 };
const changes = {
  ...same,
  added: [
    { video_id: 'v8', title: 'Nudos', minutes: 7, is_unlisted: true },
    { video_id: 'v9', title: 'Redes', minutes: 0, is_unlisted: false },
  ],
  renamed: [{ lesson_id: 4, lesson_title: 'Uno', title: 'Uno, otra vez' }],
  removed: [{ lesson_id: 6, lesson_title: 'Despedida' }],
};

async function openPanel(answers: object) {
  const api = officeApi(await adminOf('courses'));
  const [row] = api.rows('courses') as readonly AdminRow[];
  if (row === undefined) throw new Error('no course');
  let current = answers;
  api.answer(learningCalls.getPlaylistChanges, () => ({ data: current }));
  api.answer(learningCalls.syncPlaylist, () => {
    current = { ...changes, added: changes.added.slice(0, 1), renamed: [] };
    return { data: current };
  });
  return { api, page: renderRemote(remote, pages, `/admin/courses/${row.id}?panel=playlist`, { api }) };
}

test('chosen videos and titles are taken over; a lesson whose video is gone is linked', async () => {
  const { api, page } = await openPanel(changes);
  const { user } = await page;
  const newVideos = within(await screen.findByRole('group', { name: 'New videos' }));
  expect(newVideos.getByText('7 min')).toBeInTheDocument();
  expect(newVideos.getByText('Unlisted')).toBeInTheDocument();
  const lostVideos = within(screen.getByRole('region', { name: 'Videos that are gone' }));
  expect(lostVideos.getByRole('link', { name: 'Despedida' })).toHaveAttribute('href', '/admin/lessons/6');
  const save = screen.getByRole('button', { name: 'Take over' });
  expect(save).toBeDisabled();
  await user.click(newVideos.getByRole('checkbox', { name: 'Redes' }));
  await user.click(screen.getByRole('checkbox', { name: 'Uno → Uno, otra vez' }));
  await user.click(save);
  expect(await screen.findByText('The course is up to date with your choice.')).toBeInTheDocument();
  expect(api.sent(learningCalls.syncPlaylist).map(({ body }) => body)).toEqual([{ added: ['v9'], renamed: [4] }]);
  expect(await screen.findByRole('checkbox', { name: 'Nudos' })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Redes' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Renamed videos' })).toBeNull();
});

test('a failed call keeps the choice', async () => {
  const { api, page } = await openPanel(changes);
  const { user } = await page;
  await user.click(await screen.findByRole('checkbox', { name: 'All' }));
  api.fail(learningCalls.syncPlaylist, 'INTERNAL');
  await user.click(screen.getByRole('button', { name: 'Take over' }));
  expect(await screen.findByText('This did not work. Try again.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Nudos' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Redes' })).toBeChecked();
});

test.each([
  ['Nothing has changed', same],
  ['Not made from a playlist', { ...same, playlist_id: null }],
])('says “%s”', async (title, answer) => {
  const { page } = await openPanel(answer);
  await page;
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take over' })).toBeNull();
});
