import { pressKinds } from '@enlace/shared-contract';

import { admin as office } from '../../lib/admin';
import { press } from '../../lib/press.slice';
import { languageChoices } from '../../lib/language-choices';
import { pressTexts } from './texts';

export const admin = office.resource({
  handle: press,
  path: '/admin/press',
  texts: pressTexts,
  columns: [
    { name: 'title', detail: (row) => row.author, edits: 'title' },
    { name: 'outlet', edits: 'outlet' },
    { name: 'kind', cell: 'badge', edits: 'kind', isMinor: true },
    { name: 'published_on', cell: 'date', edits: 'published_on' },
    { name: 'updated_at', cell: 'date', isMinor: true },
  ],
  filters: [{ name: 'kind', type: 'choice', choices: pressKinds }],
  sections: {
    main: [
      { name: 'title', type: 'text' },
      { name: 'quote', type: 'textarea', rows: 2 },
    ],
    source: [
      { name: 'outlet', type: 'text', width: 'half' },
      { name: 'author', type: 'text', width: 'half' },
      { name: 'kind', type: 'choice', choices: pressKinds, width: 'half' },
      { name: 'language', type: 'choice', choices: languageChoices, width: 'half' },
      { name: 'published_on', type: 'date', width: 'half' },
      { name: 'url', type: 'url', width: 'half' },
    ],
    words: [{ name: 'summary', type: 'textarea', rows: 3 }],
    picture: [{ name: 'cover', type: 'image' }],
  },
});
