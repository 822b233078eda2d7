import { enrolmentCalls, quizCalls } from '@enlace/shared-contract/learning';
import { screen, within } from '@testing-library/react';

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
});
