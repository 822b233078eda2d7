import { areas } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { courseLevels, courses, lessonOrders } from '@enlace/shared-contract/learning';
import { locales } from '@enlace/shared-contract/text';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/courses', en, {
  es: () => import(/* webpackChunkName: "courses-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "courses-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: courses,
  texts,
  columns: [
    { name: 'title', detail: (row) => row.summary, edits: 'title' },
    {
      name: 'level',
      cell: 'badge',
      tones: { beginner: 'teal', intermediate: 'warning', advanced: 'plum' },
      edits: 'level',
    },
    { name: 'area', cell: (row) => row.area?.name, edits: 'area_id', isMinor: true },
    { name: 'lessons_count', cell: 'number' },
    { name: 'published_at', cell: 'date', edits: 'published_at' },
  ],
  filters: [
    { name: 'level', type: 'choice', choices: courseLevels },
    { name: 'area', type: 'lookup', from: { of: areas, store: 'slug' } },
  ],
  sections: {
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'richText' },
    ],
    main: [
      { name: 'level', type: 'choice', choices: courseLevels, width: 'half' },
      { name: 'area_id', type: 'reference', of: areas, from: 'area', width: 'half' },
      { name: 'language', type: 'choice', choices: locales, width: 'half' },
      { name: 'hours', type: 'number', width: 'half' },
      { name: 'published_at', type: 'instant' },
      { name: 'instructors', type: 'relation', of: users, hint: 'email' },
    ],
    way: [
      { name: 'lesson_order', type: 'choice', choices: lessonOrders },
      { name: 'courses_to_complete', type: 'relation', of: courses },
    ],
    picture: [{ name: 'cover', type: 'image' }],
  },
  panels: [
    { name: 'outline', load: () => import(/* webpackChunkName: "course-outline" */ './outline/outline-panel') },
    { name: 'learners', load: () => import(/* webpackChunkName: "course-learners" */ './learners/learners-panel') },
    { name: 'tasks', load: () => import(/* webpackChunkName: "course-tasks" */ './tasks/tasks-panel') },
    { name: 'stops', load: () => import(/* webpackChunkName: "course-stops" */ './stops/stops-panel') },
    {
      name: 'playlist',
      load: () => import(/* webpackChunkName: "course-playlist-changes" */ './playlist/playlist-panel'),
    },
  ],
});
