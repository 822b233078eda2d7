import { learningCalls } from '@enlace/shared-contract/learning';
import { buildArea, buildCourse, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';

const videos = [
  { position: 1, video_id: 'a', title: 'Variables', outcome: 'added' },
  { position: 2, video_id: 'b', title: 'Secreta', outcome: 'private' },
];

function createApi() {
  const api = createFakeApi({ areas: [buildArea({ id: 3, name: 'Datos' })], courses: [] });
  api.answer(learningCalls.previewPlaylist, () => ({
    data: { title: 'Python desde cero', items: videos, left_out: 4 },
  }));
  api.answer(learningCalls.addCourseByPlaylist, () => ({
    data: buildCourse({ id: 12, title: 'Python en español' }),
    message: 'Done',
    meta: { items: videos.map((video, index) => ({ ...video, lesson_id: index === 0 ? 5 : null })), left_out: 4 },
  }));
  return api;
}

test('shows what a playlist becomes before its course is added, with the values that were typed', async () => {
  const api = createApi();
  const { user } = await renderRemote(remote, pages, '/admin/courses/playlist', { api });
  await user.type(await screen.findByLabelText(/^Playlist/), 'PL-python');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('1 of 2 videos become lessons.')).toBeInTheDocument();
  expect(screen.getByText(/^4 more videos are left out/)).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Videos of the playlist' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['1VariablesLesson', '2SecretaPrivate']);
  expect(api.sent(learningCalls.addCourseByPlaylist)).toHaveLength(0);

  await user.type(screen.getByLabelText(/^Title/), 'Python en español');
  await user.selectOptions(screen.getByLabelText('Area'), 'Datos');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  expect(await screen.findByRole('link', { name: 'Open the course' })).toHaveAttribute('href', '/admin/courses/12');
  expect(api.sent(learningCalls.addCourseByPlaylist)[0]?.body).toEqual({
    playlist: 'PL-python',
    title: 'Python en español',
    area_id: '3',
  });
  expect(screen.getByText('1 of 2 videos are lessons of the draft course now.')).toBeInTheDocument();
});

test('puts the words of a refusal on the field, and keeps what was typed', async () => {
  const api = createApi();
  api.fail(learningCalls.previewPlaylist, 'VALIDATION_FAILED', { fields: { playlist: ['No such playlist.'] } });
  const { user } = await renderRemote(remote, pages, '/admin/courses/playlist', { api });
  await user.type(await screen.findByLabelText(/^Playlist/), 'hello');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('No such playlist.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Playlist/)).toHaveValue('hello');
  expect(screen.queryByRole('alert')).toBeNull();
});
