import { lessonPostCalls, myLearningCalls, watchingCalls } from '@enlace/shared-contract/learning';
import { screen, within } from '@testing-library/react';

import { createOwnApi } from '../../testing/own-api';
import { rows, open, noQuestions, openLesson } from '../../testing/stages/learning-stage';

describe('the weekly goal', () => {
  test('is off, is chosen, and stays when it cannot be saved', async () => {
    const ownApi = createOwnApi();
    const days = [23, 24, 25, 26, 27, 28, 29].map((day) => ({
      day: `2026-11-${day}`,
      is_active: day === 24,
      is_today: day === 25,
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

describe('a lesson', () => {
  test('with a video on YouTube loads the player after a press only, at the second of the last visit', async () => {
    const { ownApi, page } = openLesson({ video_url: 'https://youtu.be/nKIu9yen5nc' });
    const watchAnswer = { session: 3, position: 760, watched_percent: 60, is_completed: false };
    ownApi.api.answer(watchingCalls.begin, () => ({ data: watchAnswer }));
    const { user } = await page;
    const button = await screen.findByRole('button', { name: /^Continue at 12:40/ });
    expect(screen.queryByTitle('Video: Nudos')).not.toBeInTheDocument();
    await user.click(button);
    const frame = await screen.findByTitle<HTMLIFrameElement>('Video: Nudos');
    const address = new URL(frame.src);
    expect([address.origin, address.pathname]).toEqual(['https://www.youtube-nocookie.com', '/embed/nKIu9yen5nc']);
    expect(address.searchParams.get('start')).toBe('760');
  });

  test('that must be watched says how much is missing', async () => {
    const row = { ...rows[1], completion: 'watched', threshold: 80, watched_percent: 25 };
    await openLesson({}, [rows[0] ?? {}, row]).page;
    expect(await screen.findByText(/watched 80.% of the video. So far: 25.%/)).toBeInTheDocument();
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

  test('takes a question once, keeps it after a lost answer, and shows the answers with what the reader may do', async () => {
    const { ownApi, page } = openLesson();
    const post = {
      id: 5,
      text: '¿Por qué se corta el hilo?',
      name: 'Ana Zúñiga',
      is_instructor: false,
      is_own: true,
      is_removed: false,
      may_remove: true,
      created_at: '2030-01-01T10:00:00.000Z',
      edited_at: null,
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
