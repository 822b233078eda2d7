import { enrolmentCalls, quizCalls } from '@enlace/shared-contract/learning';
import { screen, waitFor, within } from '@testing-library/react';

import { createOwnApi } from '../../testing/own-api';
import { myCourse, rows, open, openLesson } from '../../testing/stages/learning-stage';

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

const savedCourse = {
  id: 9,
  slug: 'encajes',
  title: 'Encajes',
  level: 'beginner',
  cover: null,
  lessons_count: 2,
  minutes: 75,
  saved_at: '2030-01-01T00:00:00.000Z',
};

describe('saved courses', () => {
  test('lead to their pages, and are removed; a failed removal keeps the course', async () => {
    const ownApi = createOwnApi();
    const emptyCourse = { ...savedCourse, id: 10, slug: 'fibras', title: 'Fibras', lessons_count: 0, minutes: 0 };
    let savedCourses = [savedCourse, emptyCourse];
    ownApi.api.answer(enrolmentCalls.listSavedCourses, () => ({ data: savedCourses }));
    ownApi.api.answer(enrolmentCalls.saveCourse, ({ body }) => {
      savedCourses = savedCourses.slice(1);
      return { data: body };
    });
    ownApi.api.fail(enrolmentCalls.saveCourse, 'NETWORK');
    const { user } = await open('/my/courses', ownApi);
    const part = within(await screen.findByRole('region', { name: 'Saved' }));
    expect(part.getByRole('link', { name: 'Encajes' })).toHaveAttribute('href', '/courses/encajes');
    expect(part.getByText('2 lessons · 1 h 15 min')).toBeInTheDocument();
    expect(part.getByText('The lessons are being written.')).toBeInTheDocument();
    await user.click(part.getByRole('button', { name: 'Remove “Encajes”' }));
    expect(await part.findByRole('alert')).toHaveTextContent('It could not be removed. Please try again.');
    await user.click(part.getByRole('button', { name: 'Remove “Encajes”' }));
    expect(await part.findByText('“Encajes” is no longer saved.')).toBeInTheDocument();
    await waitFor(() => expect(part.queryByRole('link', { name: 'Encajes' })).not.toBeInTheDocument());
    expect(part.getByRole('link', { name: 'Fibras' })).toBeInTheDocument();
    expect(ownApi.api.sent(enrolmentCalls.saveCourse).at(-1)).toMatchObject({
      params: { id: 9 },
      body: { is_saved: false },
    });
  });

  test('are absent without any', async () => {
    await open('/my/courses');
    expect(await screen.findByRole('link', { name: 'Find a course' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Saved' })).not.toBeInTheDocument();
  });

  test('that cannot be loaded leave the other courses, and can be loaded again', async () => {
    const ownApi = createOwnApi();
    ownApi.api.answer(enrolmentCalls.getMyCourses, () => ({ data: [myCourse] }));
    ownApi.api.answer(enrolmentCalls.listSavedCourses, () => ({ data: [savedCourse] }));
    ownApi.api.fail(enrolmentCalls.listSavedCourses, 'INTERNAL');
    const { user } = await open('/my/courses', ownApi);
    expect(await screen.findByText('Your saved courses could not be loaded.')).toBeInTheDocument();
    expect(await screen.findByText('Telares y grafos')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Load again' }));
    expect(await screen.findByRole('link', { name: 'Encajes' })).toBeInTheDocument();
  });
});

describe('a lesson', () => {
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

  test('with a quiz sends the same attempt again after a lost answer, and keeps the answers', async () => {
    const { ownApi, page } = openLesson({ kind: 'quiz', completion: 'passed' }, [
      rows[0] ?? {},
      { ...rows[1], kind: 'quiz', completion: 'passed' },
    ]);
    const question = { id: 7, kind: 'one', text: '¿Qué es?', choices: [{ id: 'a', text: 'Un nudo' }] };
    const quiz = {
      questions: [question],
      threshold: 60,
      best_score: null,
      is_passed: false,
      attempts_count: 0,
      attempts_left: null,
    };
    ownApi.api.answer(quizCalls.read, () => ({ data: quiz }));
    ownApi.api.fail(quizCalls.answerQuiz, 'NETWORK');
    const results = [{ question_id: 7, is_right: true, explanation: 'Porque sí.' }];
    const attempt = {
      score: 100,
      is_passed: true,
      is_completed: true,
      attempts_left: null,
      attempted_at: '2030-01-01T00:00:00.000Z',
      results,
    };
    ownApi.api.answer(quizCalls.answerQuiz, () => ({ data: attempt }));
    const { user } = await page;
    const send = await screen.findByRole('button', { name: 'Check my answers' });
    expect(screen.queryByRole('button', { name: 'Mark as completed' })).not.toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText('Question 1 has no answer yet.')).toBeInTheDocument();
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
});
