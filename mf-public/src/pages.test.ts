import { reservedSlugs } from '@enlace/shared-contract/resources';
import { recordKinds } from '@enlace/shared-contract/site';

import { chaptersChoiceOf } from './features/chapters/chapters-query';
import { companiesChoiceOf } from './features/companies/list/companies-query';
import { coursesChoiceOf } from './features/courses/courses-query';
import { eventsChoiceOf } from './features/events/events-query';
import { foundersChoiceOf } from './features/founders/founders-query';
import { investorsChoiceOf } from './features/investors/investors-query';
import { jobsChoiceOf } from './features/jobs/jobs-query';
import { newsChoiceOf } from './features/news/news-query';
import { perksChoiceOf } from './features/perks/perks-query';
import { pressChoiceOf } from './features/press/press-query';
import { pages } from './testing/pages';

test('lists declare every parameter of their address that they read', () => {
  const choices = {
    companies: companiesChoiceOf,
    chapters: chaptersChoiceOf,
    events: eventsChoiceOf,
    news: newsChoiceOf,
    jobs: jobsChoiceOf,
    courses: coursesChoiceOf,
    press: pressChoiceOf,
    perks: perksChoiceOf,
    investors: investorsChoiceOf,
    founders: foundersChoiceOf,
  };
  for (const [name, choiceOf] of Object.entries(choices)) {
    const readNames = new Set<string>();
    const search = new URLSearchParams();
    jest.spyOn(search, 'get').mockImplementation((parameter) => {
      readNames.add(parameter);
      return null;
    });
    jest.spyOn(search, 'getAll').mockImplementation((parameter) => {
      readNames.add(parameter);
      return [];
    });
    choiceOf(search);
    expect([...readNames].sort()).toEqual(pages.find(({ path }) => path === `/${name}`)?.search?.toSorted());
  }
});

test('no record can stand where a page of its address does', () => {
  const paths = pages.map(({ path }) => path);
  const hiddenWords = recordKinds.flatMap((kind) => {
    const below = paths.filter((path) => path.startsWith(`/${kind}/`)).map((path) => path.slice(kind.length + 2));
    const words = below.map((path) => path.split('/')[0] ?? '').filter((word) => !word.startsWith(':'));
    return words.length === 0 ? [] : [[kind, words.sort()]];
  });
  expect(hiddenWords).toEqual(Object.entries(reservedSlugs).map(([kind, words]) => [kind, [...words].sort()]));
  // The slug of a ticket is made by chance and names no record of the site.
  const recordPaths = paths.filter((path) => path.endsWith('/:slug') && path !== '/t/:slug');
  expect(recordPaths.sort()).toEqual(recordKinds.map((kind) => `/${kind}/:slug`).sort());
});

test('every page is public', () => {
  expect(pages.filter((page) => page.protected || page.layout !== 'public')).toEqual([]);
});
