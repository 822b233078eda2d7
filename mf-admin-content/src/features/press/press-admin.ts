import { press, pressKinds } from '@enlace/shared-contract/editorial';
import { defineTexts } from '@enlace/shared-platform';

import { admin as office } from '../../lib/admin';
import { languageChoices } from '../../lib/language-choices';
import { texts as en } from './locales/en';

const texts = defineTexts('mf-admin-content/press', en, {
  es: () => import(/* webpackChunkName: "press-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "press-texts-pt" */ './locales/pt'),
});

export const admin = office.resource({
  contract: press,
  texts,
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
