import { pages, slices } from './pages';
import remote from './remote';

test('every page has its screen, and every screen its page', () => {
  const screens = remote.features.flatMap((feature) => Object.keys(feature.screens));
  expect(screens.sort()).toEqual(pages.map(({ name }) => name).sort());
});

test('names every slice it brings', () => {
  const injectedPaths = remote.features.flatMap((feature) => feature.slices.map(({ path }) => path));
  expect(injectedPaths.sort()).toEqual([...slices].sort());
});
