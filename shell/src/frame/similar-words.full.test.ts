import { definePages } from '@enlace/shared-contract/platform';

import { isSimilar, similarPages, recordWords, wordsOfPath } from './similar-words';

const title = (en: string, es = en) => ({ en, es, pt: es });
const pages = definePages([
  { name: 'home', path: '/', layout: 'public', title: title('Home') },
  { name: 'chapters', path: '/chapters', layout: 'public', title: title('Chapters', 'Capítulos') },
  { name: 'chapter', path: '/chapters/:slug', layout: 'public', title: title('Chapter') },
  { name: 'privacy', path: '/about/privacy', layout: 'public', title: title('Privacy policy', 'Privacidad') },
  { name: 'my', path: '/my', layout: 'dashboard', protected: true, title: title('My chapters') },
]);
const near = (path: string, locale: 'en' | 'es' = 'en') => similarPages(pages, path, locale).map(({ name }) => name);

test('a slip in a path finds the page', () => {
  expect(near('/chaptres')).toEqual(['chapters']);
  expect(near('/chapter')).toEqual(['chapters']);
  expect(near('/privacy')).toEqual(['privacy']);
  expect(near('/capitulos', 'es')).toEqual(['chapters']);
  expect(near('/wp-login.php')).toEqual([]);
});

test('a record is looked for by the last part of its path', () => {
  expect(recordWords('/chapters/bogat%C3%A1-colombia')).toBe('bogatá colombia');
  expect(wordsOfPath('/a%/b_c.html')).toBe('a b c');
});

test('a record that only shares a few letters is no suggestion', () => {
  expect(isSimilar('bogta', 'Bogotá')).toBe(true);
  expect(isSimilar('suport engineer', 'Support engineer, fraud prevention')).toBe(true);
  expect(isSimilar('nope', 'Recife meets: health data, handled with care')).toBe(false);
});
