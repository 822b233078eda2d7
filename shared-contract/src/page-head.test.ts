import { headDefaults } from './page-head';

const canonicalOf = (path: string, search = '', prefix?: string) =>
  headDefaults({ productName: 'Enlace', origin: 'https://x.test', locale: 'es', path, search, prefix }).canonical;

describe('where a page is to be found', () => {
  it('is its own address, with the language that it names', () => {
    expect(canonicalOf('/')).toBe('https://x.test/');
    expect(canonicalOf('/', '', '/es')).toBe('https://x.test/es');
    expect(canonicalOf('/news', '', '/es')).toBe('https://x.test/es/news');
  });

  it('is the whole list for a narrowed or sorted one, and a further page for itself', () => {
    expect(canonicalOf('/news', '?search=datos&sort=title')).toBe('https://x.test/news');
    expect(canonicalOf('/news', '?page=3&search=datos')).toBe('https://x.test/news?page=3');
    for (const first of ['?page=1', '?page=0', '?page=x', '?page='])
      expect(canonicalOf('/news', first)).toBe('https://x.test/news');
  });
});
