import { chapters, tags } from '@enlace/shared-contract/community';
import { events } from '@enlace/shared-contract/events';
import { jobs } from '@enlace/shared-contract/work';

import { isNarrowed, listQueryOf, reachOf, readListState, type ListRules, writeListState } from './list-state';

const rules: ListRules = {
  sorts: ['created_at', 'name'],
  defaultSort: 'created_at',
  defaultOrder: 'desc',
  filterNames: ['status', 'country_code'],
  hasTrash: true,
};
const read = (search: string) => readListState(new URLSearchParams(search), rules);

test('an empty URL is the list as it opens, and the list as it opens has an empty URL', () => {
  const state = read('');
  expect(state).toEqual({
    page: 1,
    perPage: 25,
    sort: 'created_at',
    order: 'desc',
    search: '',
    where: '',
    isTrashed: false,
    filters: {},
  });
  expect(writeListState(state, rules)).toBe('');
});

test('what is chosen survives the way through the URL', () => {
  const search = '?search=S%C3%A3o+Paulo&status=active&country_code=BR&sort=name&order=asc&per_page=50&page=3';
  expect(writeListState(read(search), rules)).toBe(search);
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1.5', 'per_page=7', 'sort=password', 'order=up', 'unknown=1'])(
  'a URL that means nothing (%s) is the list as it opens',
  (search) => {
    expect(read(search)).toEqual(read(''));
  },
);

test('a sort without an order is ascending', () => {
  expect(read('sort=name').order).toBe('asc');
});

test('asks the server for what was chosen, and leaves out what was not', () => {
  expect(listQueryOf(read('status=active&page=2'), 'es')).toEqual({
    page: 2,
    per_page: 25,
    sort: 'created_at',
    order: 'desc',
    status: 'active',
    lang: 'es',
  });
  expect(listQueryOf(read('search=bog'), 'en')).toMatchObject({ search: 'bog' });
});

test('knows whether anything narrows the list down', () => {
  expect(isNarrowed(read('page=2&sort=name'))).toBe(false);
  expect(isNarrowed(read('search=x'))).toBe(true);
  expect(isNarrowed(read('status=active'))).toBe(true);
});

test('whoever may edit her own rows alone is shown those, and everybody else the whole list', () => {
  const viewer = { id: 7, name: 'Ana', roles: ['latinas'], permissions: ['chapters.lead'] };
  expect(reachOf(chapters, viewer)).toEqual({ editable: 'only' });
  expect(reachOf(chapters, { ...viewer, permissions: ['chapters.edit'] })).toEqual({});
  expect(reachOf(chapters, { ...viewer, roles: ['admin'] })).toEqual({});
  expect(reachOf(tags, viewer)).toEqual({});
});

test('a recruiter has the jobs of the own companies, a leader the events of the own chapters', () => {
  const recruiter = { id: 8, name: 'Inti', roles: ['recruiters'], permissions: [] };
  expect(reachOf(jobs, recruiter)).toEqual({ editable: 'only' });
  expect(reachOf(jobs, { ...recruiter, permissions: ['jobs.edit'] })).toEqual({});
  expect(reachOf(jobs, { ...recruiter, roles: ['recruiters', 'admin'] })).toEqual({});
  expect(reachOf(events, { ...recruiter, permissions: ['chapters.lead'] })).toEqual({ editable: 'only' });
});
