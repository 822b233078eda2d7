import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { groupsOf, isCurrent, navigationOf } from './navigation';

const label = (text: string) => ({ en: text, es: text, pt: text });
const answer = buildAnswer([
  buildRemote('mf-public', [
    buildPage({ name: 'events', path: '/events', nav: { label: label('Events'), order: 2, place: 'main' } }),
    buildPage({ name: 'chapters', path: '/chapters', nav: { label: label('Chapters'), order: 1, place: 'main' } }),
    buildPage({ name: 'event', path: '/events/:slug' }),
  ]),
  buildRemote('mf-admin-content', [
    buildPage({
      name: 'areas',
      path: '/admin/areas',
      layout: 'admin',
      protected: true,
      allowed: ['admin'],
      nav: { label: label('Areas'), order: 1, place: 'main' },
    }),
  ]),
]);
const admin = { id: 1, name: 'Ana', roles: ['admin'], permissions: [] };

describe('the menu', () => {
  it('lists the pages of a layout in their order', () => {
    const items = navigationOf(answer, null, 'en', { place: 'main', layouts: ['public'] });
    expect(items.map((item) => item.label)).toEqual(['Chapters', 'Events']);
  });

  it('has the same order in all languages, also for entries with equal numbers', () => {
    const nav = (en: string, es: string) => ({ label: { en, es, pt: es }, order: 1, place: 'main' }) as const;
    const pages = [
      buildPage({ name: 'jobs', path: '/jobs', nav: nav('Jobs', 'Empleos') }),
      buildPage({ name: 'about', path: '/about', nav: nav('About', 'Nosotras') }),
    ];
    const selection = { place: 'main', layouts: ['public'] } as const;
    for (const locale of ['en', 'es', 'pt'] as const) {
      const items = navigationOf(buildAnswer([buildRemote('mf-public', pages)]), null, locale, selection);
      expect(items.map(({ path }) => path)).toEqual(['/jobs', '/about']);
    }
  });

  it('contains the links of the site in their place', () => {
    const nav = { label: label('Library'), order: 1.5, place: 'main', also: ['footer'] } as const;
    const link = buildPage({ name: 'content-page', path: '/pages/library', nav: { ...nav, also: ['footer'] } });
    const items = navigationOf({ ...answer, links: [link] }, null, 'en', { place: 'main', layouts: ['public'] });
    expect(items.map((item) => item.label)).toEqual(['Chapters', 'Library', 'Events']);
  });

  it('shows what needs a right only to those who have it', () => {
    const selection = { place: 'main', layouts: ['admin'] } as const;
    expect(navigationOf(answer, null, 'en', selection)).toEqual([]);
    expect(navigationOf(answer, { ...admin, roles: ['latinas'] }, 'en', selection)).toEqual([]);
    expect(navigationOf(answer, admin, 'en', selection)).toHaveLength(1);
  });

  it('invites nobody who is here already', () => {
    const nav = { label: label('Join'), order: 1, place: 'main', visitors: true } as const;
    const joining = buildAnswer([buildRemote('mf-public', [buildPage({ name: 'join', path: '/join', nav })])]);
    const selection = { place: 'main', layouts: ['public'] } as const;
    expect(navigationOf(joining, null, 'en', selection)).toHaveLength(1);
    expect(navigationOf(joining, admin, 'en', selection)).toEqual([]);
  });

  it('leaves out a remote that is switched off', () => {
    const off = buildAnswer(answer.remotes.map((remote) => ({ ...remote, enabled: false })));
    expect(navigationOf(off, admin, 'en', { place: 'main', layouts: ['public'] })).toEqual([]);
  });

  it('marks the entry that covers the open page, the closest one only', () => {
    const items = ['/admin', '/admin/areas'].map((path) => ({ path, label: path, icon: undefined }));
    expect(isCurrent('/admin/areas', '/admin/areas/5', items)).toBe(true);
    expect(isCurrent('/admin', '/admin/areas/5', items)).toBe(false);
    expect(isCurrent('/admin', '/admin', items)).toBe(true);
    expect(isCurrent('/', '/events', items)).toBe(false);
    expect(isCurrent('/event', '/events', items)).toBe(false);
    const lists = [...items, { path: '/admin/events', label: 'Events', icon: undefined, covers: ['/admin/tickets'] }];
    const entries = lists.filter(({ path }) => isCurrent(path, '/admin/tickets/5', lists));
    expect(entries.map(({ label: name }) => name)).toEqual(['Events']);
  });
});

test('entries stand under their headings, those without one first, and no heading stands alone', () => {
  const item = (path: string, group?: string) => ({ path, label: path, icon: undefined, group });
  const groups = groupsOf([item('/a', 'Lists'), item('/b'), item('/c', 'Content'), item('/d', 'Lists')]);
  expect(groups.map(({ group, entries }) => [group, ...entries.map(({ path }) => path)])).toEqual([
    [undefined, '/b'],
    ['Lists', '/a', '/d'],
    ['Content', '/c'],
  ]);
});
