import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { keepLoaded } from './keep-loaded';

const events = buildPage({ name: 'events', path: '/events' });
const profile = buildPage({ name: 'profile', path: '/profile', protected: true });
const loadedRemote = buildRemote('mf-public', [events, profile], { version: '1.0.0' });
const loadedRemotes = new Map([[loadedRemote.id, loadedRemote]]);

describe('the answer for a tab with a loaded release', () => {
  it('is the new answer while the same release is live', () => {
    const latest = buildAnswer([buildRemote('mf-public', [events], { version: '1.0.0' })]);
    expect(keepLoaded(latest, loadedRemotes, true)).toEqual({ answer: latest, isOutdated: false });
  });

  it('has the pages and files of the loaded release, and is outdated', () => {
    const newPage = buildPage({ name: 'brand-new', path: '/brand-new' });
    const latest = buildAnswer([
      buildRemote('mf-public', [events, newPage, profile], { version: '2.0.0', base: '/remotes/mf-public/2.0.0/' }),
      buildRemote('mf-member', [], { version: '3.0.0' }),
    ]);
    const { answer, isOutdated } = keepLoaded(latest, loadedRemotes, true);
    expect(isOutdated).toBe(true);
    expect(answer.remotes.map(({ version }) => version)).toEqual(['1.0.0', '3.0.0']);
    expect(answer.remotes[0]?.base).toBe('/remotes/mf-public/1.0.0/');
    expect(answer.remotes[0]?.pages).toEqual([events, profile]);
  });

  it('has the rights and the switch of the new answer', () => {
    const latest = buildAnswer([
      buildRemote('mf-public', [{ ...events, protected: true, allowed: ['admin'] }], {
        version: '2.0.0',
        enabled: false,
        disabledReason: 'Wrong prices.',
      }),
    ]);
    const [remote] = keepLoaded(latest, loadedRemotes, true).answer.remotes;
    expect(remote).toMatchObject({ version: '1.0.0', enabled: false, disabledReason: 'Wrong prices.' });
    expect(remote?.pages[0]).toMatchObject({ protected: true, allowed: ['admin'] });
  });

  it('keeps a page that the next release lacks, unless another viewer may not see it', () => {
    const latest = buildAnswer([buildRemote('mf-public', [events], { version: '2.0.0' })], ['/admin']);
    expect(keepLoaded(latest, loadedRemotes, true).answer.remotes[0]?.pages).toEqual([events, profile]);
    const { answer } = keepLoaded(latest, loadedRemotes, false);
    expect(answer.remotes[0]?.pages).toEqual([events]);
    expect(answer.guarded).toEqual(['/admin', '/profile']);
  });
});
