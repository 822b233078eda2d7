import { lessonKinds, lessonStatuses } from '@enlace/shared-contract';

import { admin as office } from '../../lib/admin';
import { courses } from '../../lib/courses.slice';
import { lessons } from '../../lib/lessons.slice';
import { lessonsTexts } from './texts';

export const admin = office.resource({
  handle: lessons,
  path: '/admin/lessons',
  texts: lessonsTexts,
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
    ],
    words: [
      { name: 'title', type: 'text' },
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'body', type: 'richText' },
    ],
  },
});
