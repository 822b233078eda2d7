import { learningCalls } from '@enlace/shared-contract/learning';
import { buildArea, buildCourse, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

const videoOf = (position: number, title: string, values: object = {}) => ({
  position,
  video_id: `v${position}`,
  title,
  minutes: 4,
  is_unlisted: false,
  outcome: 'added',
  ...values,
});

const videos = [
  videoOf(1, 'Python | Módulo 1 – Variables'),
  videoOf(2, 'Python | Módulo 1 – Ciclos'),
  videoOf(3, 'Python | Módulo 2 – Despedida', { is_unlisted: true, minutes: 1 }),
  videoOf(4, 'Secreta', { outcome: 'private', minutes: 0 }),
];

function createApi() {
  const api = createFakeApi({ areas: [buildArea({ id: 3, name: 'Datos' })], courses: [] });
  api.answer(learningCalls.previewPlaylist, () => ({
    data: { title: 'Python desde cero', items: videos, left_out: 4 },
  }));
  api.answer(learningCalls.addCourseByPlaylist, () => ({
    data: buildCourse({ id: 12, title: 'Python en español' }),
    message: 'Done',
    meta: {
      items: videos.map((video, index) => ({ ...video, lesson_id: index === 3 ? null : index + 5 })),
      left_out: 4,
    },
  }));
  return api;
}

async function openPreview(api = createApi()) {
  const { user } = await renderRemote(remote, pages, '/admin/courses/playlist', { api });
  await user.type(await screen.findByLabelText(/^Playlist/), 'PL-python');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('3 of 4 videos become lessons.');
  await screen.findByRole('group', { name: 'Change all videos' });
  return { api, user };
}

/** The videos of the course that was sent. */
function sentChoice(api: ReturnType<typeof createApi>) {
  const body = api.sent(learningCalls.addCourseByPlaylist)[0]?.body ?? {};
  const parse = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);
  return { items: parse(body['items']), modules: parse(body['modules']) };
}

const titleOf = (id: string): HTMLElement => screen.getByRole('textbox', { name: `Title of the video ${id}` });

test('shows what a playlist becomes before its course is added, with the values that were typed', async () => {
  const { api, user } = await openPreview();
  expect(screen.getByText(/^4 more videos are left out/)).toBeInTheDocument();
  const rows = within(screen.getByRole('list', { name: 'Videos that become lessons' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent('4 min');
  expect(rows[2]).toHaveTextContent('Unlisted');
  const others = within(screen.getByRole('list', { name: 'Videos that cannot become lessons' }));
  expect(others.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['4SecretaPrivate']);
  expect(api.sent(learningCalls.addCourseByPlaylist)).toHaveLength(0);

  await user.type(screen.getByLabelText('Title'), 'Python en español');
  await user.selectOptions(screen.getByLabelText('Area'), 'Datos');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  expect(await screen.findByRole('link', { name: 'Open the course' })).toHaveAttribute('href', '/admin/courses/12');
  const body = api.sent(learningCalls.addCourseByPlaylist)[0]?.body;
  expect(body).toMatchObject({ playlist: 'PL-python', title: 'Python en español', area_id: '3' });
  expect(body).not.toHaveProperty('videos');
  expect(body).not.toHaveProperty('modules');
  expect(sentChoice(api).items).toEqual(
    videos.slice(0, 3).map(({ video_id, title }) => ({ video_id, title, module: null })),
  );
  expect(screen.getByText('3 of 4 videos are lessons of the draft course now.')).toBeInTheDocument();
});

test('the author renames, moves and leaves out videos', async () => {
  const { api, user } = await openPreview();
  await user.clear(titleOf('v1'));
  await user.type(titleOf('v1'), 'Uno');
  await user.click(screen.getByRole('button', { name: 'Move Uno down' }));
  const grip = screen.getByRole('button', { name: 'Move Python | Módulo 2 – Despedida' });
  grip.focus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByText('Python | Módulo 2 – Despedida is at place 2 of 3.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Take Python | Módulo 1 – Ciclos' }));
  expect(screen.getByText('2 of 4 videos become lessons.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByRole('link', { name: 'Open the course' });
  expect(sentChoice(api).items).toEqual([
    { video_id: 'v3', title: 'Python | Módulo 2 – Despedida', module: null },
    { video_id: 'v1', title: 'Uno', module: null },
  ]);
});

test('common words are removed and modules made of the titles, each shown before and undone by a press', async () => {
  const { api, user } = await openPreview();
  const strip = 'Remove the common words';
  expect(screen.getByText(/^All titles begin with “Python \| ”\. Without it: “Módulo 1 – Variables”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make these modules' })).toBeNull();
  await user.click(screen.getByRole('button', { name: strip }));
  expect(titleOf('v1')).toHaveValue('Módulo 1 – Variables');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(titleOf('v1')).toHaveValue('Python | Módulo 1 – Variables');
  await user.click(screen.getByRole('button', { name: strip }));
  expect(screen.getByText(/^The titles name 2 modules: “Módulo 1” and “Módulo 2”/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make these modules' }));
  expect(within(screen.getByRole('list', { name: 'Módulo 1' })).getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByRole('link', { name: 'Open the course' });
  expect(sentChoice(api)).toEqual({
    items: [
      { video_id: 'v1', title: 'Variables', module: 0 },
      { video_id: 'v2', title: 'Ciclos', module: 0 },
      { video_id: 'v3', title: 'Despedida', module: 1 },
    ],
    modules: [{ title: 'Módulo 1' }, { title: 'Módulo 2' }],
  });
});

test('modules have a number of videos; a module without a title is not sent', async () => {
  const { api, user } = await openPreview();
  const count = screen.getByRole('spinbutton', { name: 'Videos in a module' });
  await user.clear(count);
  await user.type(count, '2');
  await user.click(screen.getByRole('button', { name: 'Make modules' }));
  expect(within(screen.getByRole('list', { name: 'Module 1' })).getAllByRole('listitem')).toHaveLength(2);
  const title = screen.getByRole('textbox', { name: 'Title of module 2' });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a title for each video and each module.');
  expect(title).toBeInvalid();
  expect(api.sent(learningCalls.addCourseByPlaylist)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Without modules' }));
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  expect(await screen.findByRole('link', { name: 'Open the course' })).toBeInTheDocument();
});

test('without a key, the author pastes addresses and writes missing titles', async () => {
  const api = createApi();
  api.fail(learningCalls.previewPlaylist, 'UNAVAILABLE');
  api.answer(learningCalls.previewVideos, () => ({
    data: { title: 'Nudos', items: [videoOf(1, 'Nudos', { minutes: 0 }), videoOf(2, '', { minutes: 0 })], left_out: 0 },
  }));
  const { user } = await renderRemote(remote, pages, '/admin/courses/playlist', { api });
  await user.type(await screen.findByLabelText(/^Playlist/), 'PL-python');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can paste the addresses of the videos/);
  await user.click(screen.getByRole('radio', { name: 'Addresses of videos' }));
  await user.type(screen.getByRole('textbox', { name: /^Addresses of videos/ }), 'youtu.be/v1{Enter}youtu.be/v2');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByText('2 of 2 videos become lessons.');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a title for each video and each module.');
  expect(titleOf('v2')).toBeInvalid();
  await user.type(titleOf('v2'), 'Redes');
  await user.click(screen.getByRole('button', { name: 'Add course' }));
  await screen.findByRole('link', { name: 'Open the course' });
  const body = api.sent(learningCalls.addCourseByPlaylist)[0]?.body;
  expect(body).toMatchObject({ videos: expect.stringMatching(/^youtu\.be\/v1\r?\nyoutu\.be\/v2$/) });
  expect(body).not.toHaveProperty('playlist');
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

test('a change of all videos is undone after the changes of single ones, which are not lost with it', async () => {
  const { user } = await openPreview();
  await user.click(screen.getByRole('button', { name: 'Remove the common words' }));
  await user.clear(titleOf('v2'));
  await user.type(titleOf('v2'), 'Ciclos y pausas');
  await user.type(titleOf('v3'), '!');
  await user.click(screen.getByRole('checkbox', { name: 'Take Ciclos y pausas' }));
  const undo = screen.getByRole('button', { name: 'Undo' });
  await user.click(undo);
  expect(screen.getByRole('checkbox', { name: 'Take Ciclos y pausas' })).toBeChecked();
  await user.click(undo);
  expect(titleOf('v3')).toHaveValue('Módulo 2 – Despedida');
  expect(titleOf('v2')).toHaveValue('Ciclos y pausas');
  await user.click(undo);
  expect(titleOf('v2')).toHaveValue('Módulo 1 – Ciclos');
  await user.click(undo);
  expect(titleOf('v1')).toHaveValue('Python | Módulo 1 – Variables');
  expect(undo).toHaveFocus();
  expect(undo).toHaveAttribute('aria-disabled', 'true');
});

test('a link asks before it discards what was changed', async () => {
  const { user } = await openPreview();
  await user.type(titleOf('v1'), '!');
  await user.click(screen.getByRole('link', { name: 'Courses' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Videos of the playlist/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(titleOf('v1')).toHaveValue('Python | Módulo 1 – Variables!');
});
