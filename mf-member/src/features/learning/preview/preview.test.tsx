import { coursePreviewCalls } from '@enlace/shared-contract/authoring';
import {
  enrolmentCalls,
  learningCalls,
  lessonPostCalls,
  lessonWorkCalls,
  quizCalls,
  watchingCalls,
} from '@enlace/shared-contract/learning';
import { buildLesson, buildViewer, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../../../testing/pages';
import remote from '../../../remote';
import { createOwnApi } from '../../../testing/own-api';
import { myCourse, noQuestions, rows } from '../../../testing/stages/learning-stage';

const [first, second, third] = rows;
const course = { id: 4, slug: 'telares', title: 'Telares y grafos' };
const order = { rule: 'order', opens_at: null, lesson: { id: 1, slug: 'hilos', title: 'Hilos' } };
const date = { rule: 'date', opens_at: '2030-03-04T10:00:00.000Z', lesson: null };
const preview = {
  course: myCourse,
  required: [{ id: 9, slug: 'antes', title: 'Antes', have: 0, need: 2, is_met: false }],
  is_saved: false,
  lessons: [
    { ...first, state: 'available', completed_at: null, is_draft: true },
    { ...second, state: 'locked', lock: order, is_draft: false },
    { ...third, state: 'locked', lock: date, is_draft: false },
  ],
};
const author = buildViewer({ id: 7, roles: [], permissions: ['courses.edit', 'lessons.edit'] });

function openPreview(values: object = {}, viewer = author) {
  const { api } = createOwnApi();
  const lesson = buildLesson({
    id: 2,
    slug: 'nudos',
    title: 'Nudos',
    body: '<p>Un nudo es un vértice.</p>',
    kind: 'text',
    course,
    video_url: null,
    link_url: null,
    captions: null,
    is_locked: false,
    ...values,
  });
  api.answer(learningCalls.getLessonBySlug, () => ({ data: lesson }));
  api.answer(coursePreviewCalls.previewCourse, () => ({ data: preview }));
  const options = { api, viewer, locale: 'en' } as const;
  return { api, page: renderRemote(remote, pages, '/my/courses/telares/nudos?as=learner', options) };
}

describe('the preview of a lesson', () => {
  // A request that is not announced fails the test: neither a position nor notes nor questions are requested.
  test('has a bar with the way back, and makes no call of learners', async () => {
    const { api, page } = openPreview();
    await page;
    const bar = within(await screen.findByRole('region', { name: 'Preview as a learner: nothing is counted' }));
    expect(bar.getByRole('link', { name: 'Back to the outline' })).toHaveAttribute(
      'href',
      '/admin/courses/4?panel=outline',
    );
    expect(bar.getByText('Before they enrol, learners complete Antes.')).toBeInTheDocument();
    expect(screen.getByText('Un nudo es un vértice.')).toBeInTheDocument();
    expect(api.sent(watchingCalls.begin)).toEqual([]);
    expect(api.sent(enrolmentCalls.getUserLessons)).toEqual([]);
  });

  test('names the locks of a new learner, and opens every lesson as a preview', async () => {
    await openPreview().page;
    expect(
      await screen.findByText(/A learner who enrols now cannot open this lesson yet\..*Next is “Hilos”\./),
    ).toBeInTheDocument();
    const outline = within(screen.getByRole('navigation', { name: 'Lessons' }));
    const links = outline.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['hilos', 'nudos', 'redes'].map((slug) => `/my/courses/telares/${slug}?as=learner`),
    );
    expect(links[0]).toHaveTextContent('Draft');
    expect(links[1]).toHaveTextContent('after “Hilos”');
    expect(links[2]).toHaveTextContent(/opens on .*March 4, 2030/);
    expect(screen.getByRole('link', { name: 'Next: Redes' })).toHaveAttribute(
      'href',
      '/my/courses/telares/redes?as=learner',
    );
  });

  test('shows what learners press, disabled and with the reason', async () => {
    await openPreview().page;
    for (const name of ['Mark as completed', 'Ask', 'Add note']) {
      const button = await screen.findByRole('button', { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAccessibleDescription('Not stored in a preview.');
    }
  });

  test('of a task shows its form, disabled', async () => {
    await openPreview({ kind: 'task' }).page;
    const button = await screen.findByRole('button', { name: 'Hand in' });
    expect(button).toBeDisabled();
    expect(screen.getByRole('textbox', { name: 'Your answer' })).toBeDisabled();
  });

  test('of a quiz has its answers graded, and stores no attempt', async () => {
    const { api, page } = openPreview({ kind: 'quiz' });
    const question = { id: 7, kind: 'one', text: '¿Qué es?', choices: [{ id: 'a', text: 'Un nudo' }] };
    const facts = { threshold: 60, best_score: null, is_passed: false, attempts_count: 0, attempts_left: 2 };
    api.answer(coursePreviewCalls.previewQuiz, () => ({ data: { questions: [question], ...facts } }));
    api.fail(coursePreviewCalls.gradeQuizPreview, 'NETWORK');
    api.answer(coursePreviewCalls.gradeQuizPreview, () => ({
      data: {
        score: 100,
        is_passed: true,
        is_completed: false,
        attempts_left: 2,
        attempted_at: '2030-01-01T00:00:00.000Z',
        results: [{ question_id: 7, is_right: true, explanation: 'Porque sí.' }],
      },
    }));
    const { user } = await page;
    const send = await screen.findByRole('button', { name: 'Check my answers' });
    await user.click(send);
    expect(await screen.findByText('Question 1 has no answer yet.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Un nudo' }));
    await user.click(send);
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    await user.click(send);
    expect(await screen.findByText(/^100.% right: passed! Not stored in a preview\.$/)).toHaveFocus();
    expect(screen.getByText('Porque sí.')).toBeInTheDocument();
    expect(api.sent(coursePreviewCalls.gradeQuizPreview).at(-1)).toMatchObject({
      params: { id: 2 },
      body: { answers: [{ question_id: 7, choices: ['a'] }] },
    });
    expect(api.sent(quizCalls.answerQuiz)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try once more' }));
    expect(screen.getByRole('radio', { name: 'Un nudo' })).not.toBeChecked();
  });

  test('of a quiz checks no answers for who may not read the right ones', async () => {
    const { api, page } = openPreview(
      { kind: 'quiz' },
      buildViewer({ id: 7, roles: [], permissions: ['courses.edit'] }),
    );
    const question = { id: 7, kind: 'one', text: '¿Qué es?', choices: [{ id: 'a', text: 'Un nudo' }] };
    const facts = { threshold: 60, best_score: null, is_passed: false, attempts_count: 0, attempts_left: 2 };
    api.answer(coursePreviewCalls.previewQuiz, () => ({ data: { questions: [question], ...facts } }));
    await page;
    expect(await screen.findByText('Who may edit lessons can check answers here.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Check my answers' })).not.toBeInTheDocument();
  });

  test('that cannot be loaded can be loaded again', async () => {
    const { api, page } = openPreview();
    api.fail(coursePreviewCalls.previewCourse, 'INTERNAL');
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Un nudo es un vértice.')).toBeInTheDocument();
  });
});

test('a member without the right gets the usual page', async () => {
  const { api, page } = openPreview({}, buildViewer({ id: 7, roles: ['latinas'] }));
  api.answer(enrolmentCalls.getUserLessons, () => ({ data: rows }));
  api.answer(watchingCalls.begin, () => ({
    data: { session: 1, position: 0, watched_percent: 0, is_completed: false },
  }));
  api.answer(lessonWorkCalls.notes, () => ({ data: [] }));
  api.answer(lessonPostCalls.listLessonQuestions, () => ({ data: [], meta: noQuestions }));
  await page;
  expect(await screen.findByRole('button', { name: 'Mark as completed' })).toBeEnabled();
  expect(screen.queryByText('Preview as a learner: nothing is counted')).not.toBeInTheDocument();
  expect(api.sent(coursePreviewCalls.previewCourse)).toEqual([]);
});
