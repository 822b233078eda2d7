import { pages } from './testing/pages';
import remote from './remote';

test('every page has a screen and every screen a page', () => {
  const screens = remote.features.flatMap((feature) => Object.keys(feature.screens));
  expect(screens.sort()).toEqual(pages.map(({ name }) => name).sort());
});

test('every page is guarded, and one that is not for admins is for the crews of doors', () => {
  expect(pages.every((page) => page.protected)).toBe(true);
  const others = pages.filter((page) => page.protected && !page.allowed.includes('admin'));
  expect(others.map(({ name }) => name)).toEqual(['my-doors']);
});

test.each(['es', 'pt'] as const)('speaks %s', async (locale) => {
  for (const { screens } of remote.features)
    for (const load of Object.values(screens)) {
      const { screen } = await load();
      for (const texts of screen.texts ?? []) {
        await texts.load(locale);
        expect(texts.catalogue(locale)).not.toBe(texts.catalogue('en'));
      }
    }
});
