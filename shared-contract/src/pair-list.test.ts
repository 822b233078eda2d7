import * as z from 'zod/mini';

import { foldBrackets } from './brackets';
import { idInput, line, pairList } from './fields';
import { seoSchema } from './seo';

const body = z.object({ attach_speakers: pairList({ user_id: idInput, speaker_role: line(80) }) });
const speakers = [
  { user_id: 7, speaker_role: 'host' },
  { user_id: 8, speaker_role: 'guest' },
];

test.each([
  [
    'with indexes',
    [
      ['attach_speakers[0][user_id]', '7'],
      ['attach_speakers[0][speaker_role]', 'host'],
      ['attach_speakers[1][user_id]', '8'],
      ['attach_speakers[1][speaker_role]', 'guest'],
    ],
  ],
  [
    'without indexes',
    [
      ['attach_speakers[][user_id]', '7'],
      ['attach_speakers[][speaker_role]', 'host'],
      ['attach_speakers[][user_id]', '8'],
      ['attach_speakers[][speaker_role]', 'guest'],
    ],
  ],
  ['as JSON text of the list', [['attach_speakers', JSON.stringify(speakers)]]],
  ['as JSON text of each entry', speakers.map((speaker) => ['attach_speakers[]', JSON.stringify(speaker)])],
] as const)('related rows with columns are read %s', (_form, entries) => {
  const foldedBody = foldBrackets(entries as readonly (readonly [string, string])[]);
  expect(body.parse(foldedBody)).toEqual({ attach_speakers: speakers });
});

test('an entry without what its pair needs is refused', () => {
  expect(body.safeParse({ attach_speakers: [{ user_id: 7 }] }).success).toBe(false);
});

const alternates = [{ hrefLang: 'es', href: 'https://example.org/es' }];

test.each([
  [
    'with indexes',
    [
      ['languageAlternates[0][hrefLang]', 'es'],
      ['languageAlternates[0][href]', 'https://example.org/es'],
    ],
  ],
  [
    'without indexes',
    [
      ['languageAlternates[][hrefLang]', 'es'],
      ['languageAlternates[][href]', 'https://example.org/es'],
    ],
  ],
  ['as JSON text of the list', [['languageAlternates', JSON.stringify(alternates)]]],
  ['as JSON text of each entry', [['languageAlternates[]', JSON.stringify(alternates[0])]]],
] as const)('languages of a page are read %s', (_form, entries) => {
  const foldedBody = foldBrackets(entries as readonly (readonly [string, string])[]);
  expect(seoSchema.parse(foldedBody).languageAlternates).toEqual(alternates);
});
