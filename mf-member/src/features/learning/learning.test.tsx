import {
  enrolmentCalls,
  learningCalls,
  lessonPostCalls,
  lessonWorkCalls,
  myLearningCalls,
  quizCalls,
  watchingCalls,
} from '@enlace/shared-contract';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const course = { id: 4, slug: 'telares', title: 'Telares y grafos' };

const myCourse = {
  ...course,
  ...{ level: 'beginner', cover: null, lessons_count: 3, completed_count: 1, percent: 33, minutes_left: 20 },
  next_lesson: { id: 2, slug: 'nudos', title: 'Nudos', position: 0 },
  ...{
    enrolled_at: '2030-01-01T00:00:00.000Z',
    seen_at: '2030-01-01T00:00:00.000Z',
    completed_at: null,
    certificate: null,
  },
};

const rows = (['completed', 'available', 'available'] as const).map((state, index) => ({
  ...{ id: index + 1, slug: ['hilos', 'nudos', 'redes'][index], title: ['Hilos', 'Nudos', 'Redes'][index] },
  ...{ kind: 'text', position: index + 1, minutes: 10, course, state },
  completed_at: state === 'completed' ? '2030-01-02T00:00:00.000Z' : null,
  ...{ completion: 'manual', threshold: 90, watched_percent: 0, stopped_at: 0, lock: null, module: null },
}));

const lesson = {
  ...{ id: 2, slug: 'nudos', title: 'Nudos', summary: null, body: '<p>Un nudo es un vértice.</p>', kind: 'text' },
  ...{ status: 'published', position: 2, minutes: 10, video_url: 'https://video.example.com/nudos', course },
  ...{ completion: 'manual', threshold: 90, seconds: 0, link_url: null, release: 'with_course', release_at: null },
  ...{ release_days: 0, release_lesson: null },
  ...{ is_locked: false, translations: {}, created_at: '2030-01-01T00:00:00.000Z' },
  updated_at: '2030-01-01T00:00:00.000Z',
};

const open = (path: string, { api } = createOwnApi()) => renderRemote(remote, pages, path, { api, locale: 'en' });

describe('my courses', () => {
  test('lead to the next lesson, and completed ones are apart', async () => {
    const ownApi = createOwnApi();
    const doneCourse = {
      ...myCourse,
      id: 5,
      title: 'Antes',
      percent: 100,
      completed_count: 2,
      completed_at: myCourse.enrolled_at,
    };
    ownApi.api.answer(enrolmentCalls.getMyCourses, () => ({ data: [myCourse, doneCourse] }));
    await open('/my/courses', ownApi);
    const inProgress = await screen.findByRole('region', { name: 'In progress' });
    expect(within(inProgress).getByRole('link', { name: 'Continue: Nudos' })).toHaveAttribute(
      'href',
      '/my/courses/telares/nudos',
    );
    expect(within(inProgress).getByText('1 of 3 lessons · 20 min left')).toBeInTheDocument();
    const completedPart = screen.getByRole('region', { name: 'Completed' });
    expect(within(completedPart).getByText(/1 lesson is new since then/)).toBeInTheDocument();
  });

  test('without any, the page leads to the shelf', async () => {
    const ownApi = createOwnApi();
    ownApi.api.answer(enrolmentCalls.getMyCourses, () => ({ data: [] }));
    await open('/my/courses', ownApi);
    expect(await screen.findByRole('link', { name: 'Find a course' })).toHaveAttribute('href', '/courses');
  });

  test('that cannot be loaded are an empty list, and can be loaded again', async () => {
    const ownApi = createOwnApi();
    ownApi.api.fail(enrolmentCalls.getMyCourses, 'INTERNAL');
    ownApi.api.answer(enrolmentCalls.getMyCourses, () => ({ data: [myCourse] }));
    const { user } = await open('/my/courses', ownApi);
    expect(await screen.findByText('Your courses could not be loaded.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Telares y grafos')).toBeInTheDocument();
  });
});

describe('the weekly goal', () => {
  test('is off, is chosen, and stays when it cannot be saved', async () => {
    const ownApi = createOwnApi();
    const days = [23, 24, 25, 26, 27, 28, 29].map((day) => ({
      ...{ day: `2026-11-${day}`, is_active: day === 24, is_today: day === 25 },
    }));
    let goal: number | null = null;
    ownApi.api.answer(myLearningCalls.getMyLearning, () => ({ data: { week: { goal, days }, matters: [] } }));
    ownApi.api.fail(myLearningCalls.storeLearningGoal, 'NETWORK');
    const { user } = await open('/my/courses', ownApi);
    const part = within(await screen.findByRole('region', { name: 'This week' }));
    expect(part.getByText(/Only you see it/)).toBeInTheDocument();
    expect(part.getByText('Tuesday: you learned')).toBeInTheDocument();
    const choice = part.getByRole('combobox', { name: 'Days of a week' });
    await user.selectOptions(choice, '3 days a week');
    expect(await part.findByText('The goal could not be saved. Please try again.')).toBeInTheDocument();
    expect(choice).toHaveValue('');
    ownApi.api.answer(myLearningCalls.storeLearningGoal, ({ body }) => {
      goal = (body as { days: number | null }).days;
      return { data: { goal, days } };
    });
    await user.selectOptions(choice, '3 days a week');
    expect(await part.findByText('Your goal is saved.')).toBeInTheDocument();
    expect(await part.findByText('1 of 3 days so far.')).toBeInTheDocument();
    await user.selectOptions(choice, '1 day a week');
    expect(await part.findByText('Goal reached: 1 day. Well done!')).toBeInTheDocument();
  });
});

const noQuestions = { total: 0, page: 1, per_page: 10, may_write: true };

describe('a lesson', () => {
  function openLesson(values: object = {}, lessons: readonly object[] = rows) {
    const ownApi = createOwnApi();
    let shownRows = lessons;
    ownApi.api.answer(learningCalls.getLessonBySlug, () => ({ data: { ...lesson, ...values } }));
    ownApi.api.answer(enrolmentCalls.getUserLessons, () => ({ data: shownRows }));
    const watchAnswer = { session: 1, position: 0, watched_percent: 0, is_completed: false };
    ownApi.api.answer(watchingCalls.begin, () => ({ data: watchAnswer }));
    ownApi.api.answer(lessonWorkCalls.notes, () => ({ data: [] }));
    ownApi.api.answer(lessonPostCalls.listLessonQuestions, () => ({ data: [], meta: noQuestions }));
    ownApi.api.answer(enrolmentCalls.completeLesson, () => {
      shownRows = rows.map((row) => (row.id === 2 ? { ...row, state: 'completed' } : row));
      return { data: { ...myCourse, completed_count: 2, percent: 66 } };
    });
    return { ownApi, page: open('/my/courses/telares/nudos', ownApi) };
  }

  test('is read, completed, and leads to the next one', async () => {
    const { ownApi, page } = openLesson();
    const { user } = await page;
    expect(await screen.findByText('Un nudo es un vértice.')).toBeInTheDocument();
    expect(await screen.findByText('Lesson 2 of 3')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Watch the video' })).toHaveAttribute('target', '_blank');
    await user.click(screen.getByRole('button', { name: 'Mark as completed' }));
    expect(await screen.findByText('Lesson 2 of 3, completed.')).toBeInTheDocument();
    expect(ownApi.api.sent(enrolmentCalls.completeLesson).map(({ body }) => body)).toEqual([{ lesson_id: 2 }]);
    expect(screen.getByRole('link', { name: 'Next: Redes' })).toHaveAttribute('href', '/my/courses/telares/redes');
    const outline = screen.getByRole('navigation', { name: 'Lessons' });
    expect(
      await within(outline).findByRole('link', { name: /^Nudos ?, Completed$/, current: 'page' }),
    ).toBeInTheDocument();
  });

  test('with a video on YouTube loads the player after a press only, at the second of the last visit', async () => {
    const { ownApi, page } = openLesson({ video_url: 'https://youtu.be/nKIu9yen5nc' });
    const watchAnswer = { session: 3, position: 760, watched_percent: 60, is_completed: false };
    ownApi.api.answer(watchingCalls.begin, () => ({ data: watchAnswer }));
    const { user } = await page;
    const button = await screen.findByRole('button', { name: /^Continue at 12:40/ });
    expect(screen.queryByTitle('Video: Nudos')).not.toBeInTheDocument();
    await user.click(button);
    const address = new URL(screen.getByTitle<HTMLIFrameElement>('Video: Nudos').src);
    expect([address.origin, address.pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/nKIu9yen5nc']);
    expect(address.searchParams.get('start')).toBe('760');
  });

  test('that must be watched says how much is missing', async () => {
    const row = { ...rows[1], completion: 'watched', threshold: 80, watched_percent: 25 };
    await openLesson({}, [rows[0] ?? {}, row]).page;
    expect(await screen.findByText(/watched 80.% of the video. So far: 25.%/)).toBeInTheDocument();
  });

  test('that is refused keeps its page and says what comes first', async () => {
    const { ownApi, page } = openLesson();
    ownApi.api.fail(enrolmentCalls.completeLesson, 'CONFLICT', { userMessage: 'Complete this first: Antes.' });
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: 'Mark as completed' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Complete this first: Antes.');
    expect(screen.getByText('Un nudo es un vértice.')).toBeInTheDocument();
  });

  test('of a course without enrolment leads to the course', async () => {
    await openLesson({}, []).page;
    expect(await screen.findByText('You are not in this course')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument();
  });

  test('that opens later says when, and one that waits for another lesson leads to it', async () => {
    const lock = { rule: 'date', opens_at: '2030-02-01T10:00:00.000Z', lesson: null };
    await openLesson({ is_locked: true, body: null }, [rows[0] ?? {}, { ...rows[1], state: 'locked', lock }]).page;
    expect(await screen.findByText(/^It opens on .*February 1, 2030/)).toBeInTheDocument();
  });

  test('of a sequential course leads to the lesson that is next', async () => {
    const lock = { rule: 'order', opens_at: null, lesson: { id: 1, slug: 'hilos', title: 'Hilos' } };
    await openLesson({ is_locked: true, body: null }, [rows[0] ?? {}, { ...rows[1], state: 'locked', lock }]).page;
    expect(await screen.findByRole('link', { name: 'Open “Hilos”' })).toHaveAttribute(
      'href',
      '/my/courses/telares/hilos',
    );
  });

  test('with a quiz sends the same attempt again after a lost answer, and keeps the answers', async () => {
    const { ownApi, page } = openLesson({ kind: 'quiz', completion: 'passed' }, [
      rows[0] ?? {},
      { ...rows[1], kind: 'quiz', completion: 'passed' },
    ]);
    const question = { id: 7, kind: 'one', text: '¿Qué es?', choices: [{ id: 'a', text: 'Un nudo' }] };
    const quiz = { questions: [question], threshold: 60, best_score: null, is_passed: false, attempts_count: 0 };
    ownApi.api.answer(quizCalls.read, () => ({ data: quiz }));
    ownApi.api.fail(quizCalls.answerQuiz, 'NETWORK');
    const results = [{ question_id: 7, is_right: true, explanation: 'Porque sí.' }];
    const attempt = {
      score: 100,
      is_passed: true,
      is_completed: true,
      attempted_at: '2030-01-01T00:00:00.000Z',
      results,
    };
    ownApi.api.answer(quizCalls.answerQuiz, () => ({ data: attempt }));
    const { user } = await page;
    const send = await screen.findByRole('button', { name: 'Check my answers' });
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText('1 question has no answer yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Un nudo' }));
    await user.click(send);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText(/^100.% right: passed!$/)).toBeInTheDocument();
    expect(screen.getByText('Porque sí.')).toBeInTheDocument();
    const bodies = ownApi.api.sent(quizCalls.answerQuiz).map(({ body }) => body as { nonce: string });
    expect(bodies).toHaveLength(2);
    expect(bodies[0]?.nonce).toBe(bodies[1]?.nonce);
    expect(bodies[1]).toMatchObject({ answers: [{ question_id: 7, choices: ['a'] }] });
  });

  test('that is locked shows no content', async () => {
    await openLesson({ is_locked: true, body: null, video_url: null }, [{ ...rows[1], state: 'locked' }]).page;
    expect(await screen.findByText('This lesson is not open yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the course' })).toHaveAttribute('href', '/courses/telares');
  });

  test('takes a question once, keeps it after a lost answer, and shows the answers with what the reader may do', async () => {
    const { ownApi, page } = openLesson();
    const post = {
      ...{ id: 5, text: '¿Por qué se corta el hilo?', name: 'Ana Zúñiga', is_instructor: false, is_own: true },
      ...{ is_removed: false, may_remove: true, created_at: '2030-01-01T10:00:00.000Z', edited_at: null },
    };
    const reply = { ...post, id: 6, text: 'Usa otra aguja.', name: 'Eva', is_instructor: true, is_own: false };
    const question = { ...post, answers: [{ ...reply, may_remove: false }] };
    let questions: readonly object[] = [];
    ownApi.api.answer(lessonPostCalls.listLessonQuestions, () => ({
      data: questions,
      meta: { ...noQuestions, total: questions.length },
    }));
    ownApi.api.fail(lessonPostCalls.askLessonQuestion, 'NETWORK');
    const { user } = await page;
    expect(await screen.findByText('No questions yet')).toBeInTheDocument();
    const field = screen.getByLabelText('Your question');
    await user.type(field, post.text);
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText(/The text is still here|connection/i)).toBeInTheDocument();
    expect(field).toHaveValue(post.text);
    ownApi.api.answer(lessonPostCalls.askLessonQuestion, () => {
      questions = [question];
      return { data: question };
    });
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('Your question is asked.')).toBeInTheDocument();
    expect(field).toHaveValue('');
    const nonces = ownApi.api
      .sent(lessonPostCalls.askLessonQuestion)
      .map(({ body }) => (body as { nonce: string }).nonce);
    expect(nonces).toHaveLength(2);
    expect(new Set(nonces).size).toBe(1);
    expect(await screen.findByText('Usa otra aguja.')).toBeInTheDocument();
    expect(screen.getByText('Teaches the course')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: 'Remove' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText(/The answers stay/)).toBeInTheDocument();
  });

  test('shows questions without a form to those who are not in the course', async () => {
    const { ownApi, page } = openLesson({}, []);
    ownApi.api.answer(lessonPostCalls.listLessonQuestions, () => ({
      data: [],
      meta: { ...noQuestions, may_write: false },
    }));
    await page;
    expect(await screen.findByText('Who is in the course can ask and answer.')).toBeInTheDocument();
    expect(screen.queryByLabelText('Your question')).not.toBeInTheDocument();
  });
});
