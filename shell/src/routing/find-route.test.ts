import { buildAnswer, buildPage, buildRemote } from '../testing/build-registry';
import { findRoute } from './find-route';

const answer = buildAnswer(
  [
    buildRemote('mf-public', [
      buildPage({ name: 'chapter', path: '/chapters/:slug' }),
      buildPage({ name: 'home', path: '/' }),
    ]),
    buildRemote('mf-member', [buildPage({ name: 'my', path: '/my', layout: 'dashboard', protected: true })]),
  ],
  ['/admin', '/chapters/secret'],
);

describe('what an address means', () => {
  it('finds the remote and the parameters', () => {
    expect(findRoute(answer, '/chapters/bogota')).toMatchObject({
      kind: 'remote',
      remote: { id: 'mf-public' },
      page: { name: 'chapter' },
      params: { slug: 'bogota' },
    });
  });

  it('keeps the ways in to itself', () => {
    expect(findRoute(answer, '/login')).toMatchObject({ kind: 'shell', page: { name: 'login' } });
  });

  it('knows that a page exists which this session may not see', () => {
    expect(findRoute(answer, '/admin')).toEqual({ kind: 'guarded' });
  });

  it('prefers a guarded exact page over a public pattern', () => {
    expect(findRoute(answer, '/chapters/secret')).toEqual({ kind: 'guarded' });
  });

  it('says so when nothing is there', () => {
    expect(findRoute(answer, '/nothing/here')).toEqual({ kind: 'unknown' });
  });
});
