import { remoteContract } from '@enlace/shared-contract/platform';

import { defineFeature, defineRemote } from './define-remote';

const screen = () => Promise.reject(new Error('not asked'));

test('refuses two screens for one page', () => {
  const feature = (id: string) => defineFeature({ id, screens: { list: screen } });
  expect(() => defineRemote({ id: 'mf-x', features: [feature('a'), feature('b')] })).toThrow(
    'two screens for page list',
  );
});

test('a page brings its screen', () => {
  const title = { en: 'Things', es: 'Cosas', pt: 'Coisas' };
  const page = { name: 'things', path: '/things', layout: 'public', title, screen } as const;
  expect(defineFeature({ id: 'things', pages: [page] })).toMatchObject({ screens: { things: screen }, slices: [] });
});

test('lets two features share one slice', () => {
  const slice = { path: 'x/things', reducer: () => null };
  const feature = (id: string) => defineFeature({ id, screens: { [id]: screen }, slices: [slice] });
  expect(defineRemote({ id: 'mf-x', features: [feature('a'), feature('b')] }).contract).toBe(remoteContract);
});
