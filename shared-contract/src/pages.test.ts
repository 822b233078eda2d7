import { definePages, findPage, matchPath } from './pages';

const title = { en: 'Chapters', es: 'Capítulos', pt: 'Capítulos' };

describe('pages of a remote', () => {
  it('are public unless they say otherwise', () => {
    const [page] = definePages([{ name: 'chapters', path: '/chapters', layout: 'public', title }]);
    expect(page).toMatchObject({ protected: false, allowed: [] });
  });

  it('read no query parameter without a list; the gateway keeps public pages only', () => {
    const declaration = { path: '/chapters', layout: 'public' as const, title };
    const [page, listPage, guardedPage] = definePages([
      { ...declaration, name: 'chapters' },
      { ...declaration, name: 'list', path: '/list', search: ['page'] },
      { ...declaration, name: 'my', path: '/my', protected: true },
    ]);
    expect([page?.search, listPage?.search, guardedPage?.search]).toEqual([[], ['page'], undefined]);
  });

  it('are refused all at once when they clash', () => {
    const page = { name: 'chapters', path: '/chapters', layout: 'public' as const, title };
    expect(() => definePages([page, page])).toThrow(/page name "chapters" is taken; path "\/chapters" is taken/);
  });

  it('may not show a back office unprotected', () => {
    expect(() => definePages([{ name: 'a', path: '/a', layout: 'admin', title }])).toThrow(/layout admin unprotected/);
  });

  it('need a title in every language', () => {
    expect(() => definePages([{ name: 'a', path: '/a', layout: 'public', title: { ...title, pt: '' } }])).toThrow(
      /in pt/,
    );
  });
});

describe('matching a path', () => {
  it('reads and decodes parameters', () => {
    expect(matchPath('/chapters/:slug', '/chapters/s%C3%A3o-paulo/')).toEqual({ slug: 'são-paulo' });
  });

  it('is none for another length, another word or a broken escape', () => {
    expect(matchPath('/chapters/:slug', '/chapters')).toBeNull();
    expect(matchPath('/chapters', '/events')).toBeNull();
    expect(matchPath('/chapters/:slug', '/chapters/%E0%A4%A')).toBeNull();
  });

  it('prefers the exact page over a parameter, whatever the order', () => {
    const pages = [{ path: '/chapters/:slug' }, { path: '/chapters/new' }];
    expect(findPage(pages, '/chapters/new')?.page.path).toBe('/chapters/new');
    expect(findPage([...pages].reverse(), '/chapters/new')?.page.path).toBe('/chapters/new');
    expect(findPage(pages, '/chapters/bogota')?.params).toEqual({ slug: 'bogota' });
  });
});
