import { chapterMembers, chapters, chapterStatuses, countries } from '@enlace/shared-contract/community';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { languageChoices } from '../../lib/language-choices';
import { timeZoneChoices } from '../../lib/time-zone-choices';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/chapters', en, {
  es: () => import(/* webpackChunkName: "chapters-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "chapters-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: chapters,
  texts,
  beforeSave: {
    load: () => import(/* webpackChunkName: "chapter-last-leader" */ './last-leader-question'),
  },
  columns: [
    { name: 'name', detail: (row) => row.country, edits: 'name' },
    { name: 'city', edits: 'city', isMinor: true },
    {
      name: 'status',
      cell: 'badge',
      tones: { active: 'success', planned: 'teal', paused: 'warning' },
      edits: 'status',
    },
    { name: 'chapter_leaders', cell: 'names', isMinor: true },
    { name: 'members_count', cell: 'number' },
    { name: 'events_count', cell: 'number', isMinor: true },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'status', type: 'choice', choices: chapterStatuses },
    { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' } },
  ],
  sections: {
    main: [
      { name: 'name', type: 'text', width: 'half' },
      { name: 'status', type: 'choice', choices: chapterStatuses, width: 'half' },
    ],
    words: [
      { name: 'summary', type: 'textarea', rows: 2 },
      { name: 'description', type: 'textarea', rows: 8 },
    ],
    place: [
      { name: 'city', type: 'text', width: 'half' },
      { name: 'state', type: 'text', width: 'half' },
      {
        name: 'country_code',
        type: 'lookup',
        from: { of: countries, store: 'code' },
        width: 'half',
      },
      { name: 'timezone', type: 'choice', choices: timeZoneChoices, width: 'half' },
      { name: 'latitude', type: 'number', step: 'any', width: 'half' },
      { name: 'longitude', type: 'number', step: 'any', width: 'half' },
      { name: 'languages', type: 'choices', choices: languageChoices },
      { name: 'founded_on', type: 'date', width: 'half' },
    ],
    people: [{ name: 'chapter_leaders', type: 'relation', of: chapterMembers, hint: 'detail' }],
    contact: [
      { name: 'email', type: 'email', width: 'half' },
      { name: 'website', type: 'url', width: 'half' },
      { name: 'linkedin', type: 'url', width: 'half' },
      { name: 'instagram', type: 'url', width: 'half' },
      { name: 'group_url', type: 'url' },
    ],
  },
});
