import { watchingCalls } from '@enlace/shared-contract/learning';
import { screen, waitFor } from '@testing-library/react';

import { openLesson } from '../../../testing/stages/learning-stage';
import { loadLessonDocument, needsLessonDocument } from './lesson-document';

jest.mock('./lesson-document', () => ({
  ...jest.requireActual<object>('./lesson-document'),
  loadLessonDocument: jest.fn(),
}));

const fileLesson = { video_url: 'https://videos.example.com/nudos.mp4' };
const loadDocument = jest.mocked(loadLessonDocument);

/** The page is in a document that was loaded from this path. */
function loadedFrom(path: string) {
  const entries = [{ name: `https://enlace.example${path}` }];
  Object.defineProperty(performance, 'getEntriesByType', { value: () => entries, configurable: true });
}

beforeEach(() => loadDocument.mockReset());
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

describe('a lesson with a video file', () => {
  test('in the document of another page loads its own before it is drawn', async () => {
    loadedFrom('/my/courses');
    const { ownApi, page } = openLesson(fileLesson);
    await page;
    await waitFor(() => expect(loadDocument).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading your data')).toBeInTheDocument();
    expect(screen.queryByLabelText('New note')).not.toBeInTheDocument();
    expect(ownApi.api.sent(watchingCalls.begin)).toHaveLength(0);
  });

  test('in the document of a lesson is drawn at once', async () => {
    loadedFrom('/es/my/courses/telares/hilos?play=1');
    await openLesson(fileLesson).page;
    expect(await screen.findByLabelText('New note')).toBeInTheDocument();
    expect(loadDocument).not.toHaveBeenCalled();
  });
});

test('other lessons stay in the document of the last page', async () => {
  loadedFrom('/my/courses');
  await openLesson({ video_url: 'https://youtu.be/nKIu9yen5nc' }).page;
  expect(await screen.findByLabelText('New note')).toBeInTheDocument();
  expect(loadDocument).not.toHaveBeenCalled();
});

test('only the path of a lesson is loaded again', () => {
  loadedFrom('/my/courses');
  history.replaceState(null, '', '/pt/my/courses/telares/nudos#lesson-questions');
  expect(needsLessonDocument()).toBe(true);
  history.replaceState(null, '', '/my/courses');
  expect(needsLessonDocument()).toBe(false);
  loadedFrom('/my/courses/telares/nudos');
  history.replaceState(null, '', '/my/courses/telares/redes');
  expect(needsLessonDocument()).toBe(false);
});
