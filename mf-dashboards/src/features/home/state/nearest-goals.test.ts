import { nearestGoals } from './nearest-goals';

const goal = (id: number, scope: 'own' | 'company' | 'all') => ({
  id,
  scope,
  dataset: 'getInfoMonth',
  value: id,
  company_id: scope === 'company' ? 9 : null,
  can_edit: true,
});

test.each([
  ['recruiter', [3, 2, 1]],
  ['admin', [3, 1]],
] as const)('for %s the own goal comes first, and goals of companies are those of the reader', (viewer, ids) => {
  const choices = { area: [], country: [], chapter: [], company: [] };
  const catalogue = { data: [], meta: { viewer, figures: [], choices } };
  const goals = nearestGoals([goal(1, 'all'), goal(2, 'company'), goal(3, 'own')], catalogue);
  expect(goals.map(({ id }) => id)).toEqual(ids);
});
