import {
  enrolmentCalls,
  learningCalls,
  lessonPostCalls,
  lessonWorkCalls,
  watchingCalls,
} from '@enlace/shared-contract/learning';
import { renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

const course = { id: 4, slug: 'telares', title: 'Telares y grafos' };

export const myCourse = {
  ...course,
  level: 'beginner',
  cover: null,
  lessons_count: 3,
  completed_count: 1,
  percent: 33,
  minutes_left: 20,
  next_lesson: { id: 2, slug: 'nudos', title: 'Nudos', position: 0 },
  enrolled_at: '2030-01-01T00:00:00.000Z',
  seen_at: '2030-01-01T00:00:00.000Z',
  completed_at: null,
  certificate: null,
};

export const rows = (['completed', 'available', 'available'] as const).map((state, index) => ({
  id: index + 1,
  slug: ['hilos', 'nudos', 'redes'][index],
  title: ['Hilos', 'Nudos', 'Redes'][index],
  kind: 'text',
  position: index + 1,
  minutes: 10,
  course,
  state,
  completed_at: state === 'completed' ? '2030-01-02T00:00:00.000Z' : null,
  completion: 'manual',
  threshold: 90,
  watched_percent: 0,
  stopped_at: 0,
  lock: null,
  module: null,
  is_new: false,
}));

const lesson = {
  id: 2,
  slug: 'nudos',
  title: 'Nudos',
  summary: null,
  body: '<p>Un nudo es un vértice.</p>',
  kind: 'text',
  status: 'published',
  position: 2,
  minutes: 10,
  video_url: 'https://video.example.com/nudos',
  course,
  completion: 'manual',
  threshold: 90,
  seconds: 0,
  link_url: null,
  release: 'with_course',
  release_at: null,
  release_days: 0,
  release_lesson: null,
  quiz_tries: null,
  is_quiz_shuffled: false,
  captions: null,
  is_locked: false,
  translations: {},
  created_at: '2030-01-01T00:00:00.000Z',
  updated_at: '2030-01-01T00:00:00.000Z',
};

export const open = (path: string, { api } = createOwnApi()) =>
  renderRemote(remote, pages, path, { api, locale: 'en' });

export const noQuestions = { total: 0, page: 1, per_page: 10, may_write: true };

export function openLesson(values: object = {}, lessons: readonly object[] = rows) {
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
