import { watchingCalls } from '@enlace/shared-contract/learning';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { openLesson } from '../../testing/stages/learning-stage';

const captions = 'WEBVTT\n\n00:03.000 --> 00:05.000\nHola a\ntodas\n\n00:08.000 --> 00:09.000\nAdiós';
const fileLesson = { video_url: 'https://videos.example.com/nudos.mp4?token=1', captions };

const { matchMedia } = window;
afterEach(() => Object.assign(window, { matchMedia }));

/** Makes the window narrow for media queries. */
function makeNarrow() {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => media });
}

/** The browser of the tests plays nothing. */
function stubVideos() {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  return { play };
}

/** The lesson with its player, and what the player shows. */
async function openPlayer(values: object = {}) {
  const { play } = stubVideos();
  const { ownApi, page } = openLesson({ ...fileLesson, ...values });
  ownApi.api.answer(watchingCalls.store, () => ({
    data: { session: 1, position: 2, watched_percent: 3, is_completed: false },
  }));
  const { user } = await page;
  await user.click(await screen.findByRole('button', { name: /^Play the video/ }));
  const video = await screen.findByLabelText<HTMLVideoElement>('Video: Nudos');
  const state = { currentTime: 0, paused: false, duration: 60 };
  for (const name of Object.keys(state) as (keyof typeof state)[])
    Object.defineProperty(video, name, {
      get: () => state[name],
      set: (value: number) => Object.assign(state, { [name]: value }),
    });
  fireEvent.loadedMetadata(video);
  return { ownApi, user, play, video, state };
}

describe('a video file', () => {
  test('loads after a press only, and says from where', async () => {
    const { page } = openLesson(fileLesson);
    await page;
    const poster = await screen.findByRole('button', { name: /^Play the video/ });
    expect(poster).toHaveTextContent('Loads the video from videos.example.com.');
    expect(screen.queryByLabelText('Video: Nudos')).not.toBeInTheDocument();
  });

  test('starts to play, obeys the keys, and stores the watched part at a pause', async () => {
    const { ownApi, user, play, video, state } = await openPlayer();
    expect(play).toHaveBeenCalledTimes(1);
    expect(video).toHaveAttribute('src', fileLesson.video_url);
    expect(video).toHaveAttribute('preload', 'none');
    for (const second of [0, 1, 2]) {
      state.currentTime = second;
      fireEvent.timeUpdate(video);
    }
    state.paused = true;
    fireEvent.pause(video);
    await waitFor(() => expect(ownApi.api.sent(watchingCalls.store)).toHaveLength(1));
    expect(ownApi.api.sent(watchingCalls.store)[0]?.body).toMatchObject({ position: 2, parts: [{ from: 0, to: 2 }] });
    await user.keyboard('l');
    expect(state.currentTime).toBe(12);
    await user.keyboard('k');
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('that cannot be loaded says so, and can be tried again', async () => {
    const { user, play, video } = await openPlayer();
    fireEvent.error(video);
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/The video could not be loaded/)).toBeInTheDocument();
    expect(alert.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', fileLesson.video_url);
    await user.click(alert.getByRole('button', { name: 'Try again' }));
    expect(play).toHaveBeenCalledTimes(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the transcript', () => {
  test('has the captions with their times; a press goes there, and the current line is marked', async () => {
    const { user, video, state } = await openPlayer();
    const lines = screen.getAllByRole('listitem').filter((line) => /Hola a todas|Adiós/.test(line.textContent ?? ''));
    expect(lines.map((line) => line.textContent)).toEqual(['0:03Hola a todas', '0:08Adiós']);
    await user.click(screen.getByRole('button', { name: '0:08' }));
    expect(state.currentTime).toBe(8);
    fireEvent.timeUpdate(video);
    expect(lines[1]).toHaveAttribute('aria-current', 'true');
    expect(lines[0]).not.toHaveAttribute('aria-current');
    expect(screen.getByRole('heading', { name: 'Transcript' })).toBeInTheDocument();
  });

  test('loads the player at the time that is pressed', async () => {
    const { page } = openLesson({ video_url: 'https://youtu.be/nKIu9yen5nc', captions });
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: '0:08' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Video: Nudos');
    expect(new URL(frame.src).searchParams.get('start')).toBe('8');
  });

  test('is absent without captions', async () => {
    await openLesson().page;
    expect(await screen.findByText('Lesson 2 of 3')).toBeInTheDocument();
    expect(screen.queryByText('Transcript')).not.toBeInTheDocument();
  });
});

describe('a PDF', () => {
  test('of another host opens in a new tab, by its name', async () => {
    const address = 'https://example.org/papers/Gu%C3%ADa%20de%20nudos.pdf?x=1';
    await openLesson({ kind: 'pdf', video_url: null, link_url: address }).page;
    const card = within(await screen.findByRole('region', { name: 'PDF of this lesson' }));
    expect(card.getByText('Guía de nudos.pdf')).toBeInTheDocument();
    const open = card.getByRole('link', { name: 'Open in a new tab' });
    expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([address, '_blank']);
    expect(card.queryByRole('link', { name: 'Download' })).not.toBeInTheDocument();
    expect(screen.queryByText('It opens in another tab.')).not.toBeInTheDocument();
  });

  test('of our own files is downloaded by the title of the lesson', async () => {
    await openLesson({ kind: 'pdf', video_url: null, link_url: '/api/v2/files/abc/b1.pdf' }).page;
    const card = within(await screen.findByRole('region', { name: 'PDF of this lesson' }));
    expect(card.getByRole('link', { name: 'Download' })).toHaveAttribute('download', 'Nudos.pdf');
    expect(card.queryByRole('link', { name: 'Open in a new tab' })).not.toBeInTheDocument();
  });
});

describe('on a phone, a lesson', () => {
  test('shows one pane at a time, and its video plays on behind the others', async () => {
    makeNarrow();
    const { user, video } = await openPlayer();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Content',
      'Outline',
      'Transcript',
      'Notes',
    ]);
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByText('Un nudo es un vértice.')).toBeVisible();
    const notesTab = screen.getByRole('tab', { name: 'Notes' });
    await user.click(notesTab);
    expect(notesTab).toHaveFocus();
    expect(screen.getByLabelText('New note')).toBeVisible();
    expect(screen.getByText('Un nudo es un vértice.')).not.toBeVisible();
    expect(video).toBeInTheDocument();
    await user.type(screen.getByLabelText('New note'), 'Media frase');
    await user.click(screen.getByRole('tab', { name: 'Content' }));
    expect(screen.getByLabelText('Video: Nudos')).toBe(video);
    expect(screen.getByLabelText('New note')).toHaveValue('Media frase');
  });

  test('opens the pane of its video by a press on a time of the transcript', async () => {
    makeNarrow();
    const { user, video, state } = await openPlayer();
    await user.click(screen.getByRole('tab', { name: 'Transcript' }));
    expect(video).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: '0:08' }));
    expect(screen.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
    expect(video).toBeVisible();
    expect(state.currentTime).toBe(8);
  });

  test('loads its player by a press on a time of the transcript, and shows it', async () => {
    makeNarrow();
    const { page } = openLesson({ video_url: 'https://youtu.be/nKIu9yen5nc', captions });
    const { user } = await page;
    await user.click(await screen.findByRole('tab', { name: 'Transcript' }));
    await user.click(screen.getByRole('button', { name: '0:08' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Video: Nudos');
    expect(frame).toBeVisible();
    expect(new URL(frame.src).searchParams.get('start')).toBe('8');
  });

  test('leads to the note field by its key', async () => {
    makeNarrow();
    const { user } = await openPlayer();
    await user.keyboard('{Shift>}N{/Shift}');
    await waitFor(() => expect(screen.getByLabelText('New note')).toHaveFocus());
    expect(screen.getByRole('tab', { name: 'Notes' })).toHaveAttribute('aria-selected', 'true');
  });
});

test('on a wide window, all panes are shown at once, without tabs', async () => {
  await openLesson(fileLesson).page;
  expect(await screen.findByLabelText('New note')).toBeVisible();
  expect(screen.getByText('Un nudo es un vértice.')).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
