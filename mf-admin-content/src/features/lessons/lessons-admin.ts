import {
  courses,
  lessonCompletions,
  lessonKinds,
  lessonReleases,
  lessons,
  lessonStatuses,
} from '@enlace/shared-contract/learning';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/lessons', en, {
  es: () => import(/* webpackChunkName: "lessons-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "lessons-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: lessons,
  texts,
  columns: [
    { name: 'title', detail: (row) => row.course.title, edits: 'title' },
    { name: 'kind', cell: 'badge', edits: 'kind' },
    { name: 'status', cell: 'badge', tones: { published: 'success', draft: 'neutral' }, edits: 'status' },
    { name: 'position', cell: 'number', isMinor: true },
    { name: 'minutes', cell: 'number', edits: 'minutes', isMinor: true },
  ],
  filters: [
    { name: 'kind', type: 'choice', choices: lessonKinds },
    { name: 'status', type: 'choice', choices: lessonStatuses },
  ],
  sections: {
    main: [
      { name: 'course_id', type: 'reference', of: courses, from: 'course', width: 'half' },
      { name: 'position', type: 'number', width: 'half' },
      { name: 'kind', type: 'choice', choices: lessonKinds, width: 'half' },
      { name: 'status', type: 'choice', choices: lessonStatuses, width: 'half' },
      { name: 'minutes', type: 'number', width: 'half' },
      { name: 'video_url', type: 'url', width: 'half' },
      { name: 'seconds', type: 'number', width: 'half' },
      { name: 'link_url', type: 'text', width: 'half' },
      { name: 'completion', type: 'choice', choices: lessonCompletions, width: 'half' },
      { name: 'threshold', type: 'number', width: 'half' },
      { name: 'quiz_tries', type: 'number', width: 'half' },
      { name: 'is_quiz_shuffled', type: 'switch' },
      { name: 'captions', type: 'textarea', rows: 6 },
    ],
    opening: [
      { name: 'release', type: 'choice', choices: lessonReleases, width: 'half' },
      { name: 'release_at', type: 'instant', width: 'half' },
      { name: 'release_days', type: 'number', width: 'half' },
      { name: 'release_lesson_id', type: 'reference', of: lessons, from: 'release_lesson', width: 'half' },
    ],
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'body', type: 'richText' },
    ],
  },
  panels: [{ name: 'quiz', load: () => import(/* webpackChunkName: "lesson-quiz" */ './quiz/quiz-panel') }],
});
