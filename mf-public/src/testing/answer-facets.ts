import { type JobFacetGroup, jobFacetCalls, jobFacetGroups, type JobFacetsAnswer } from '@enlace/shared-contract/work';
import type { FakeApi } from '@enlace/shared-testing';

type Values = readonly (readonly [value: string, name: string | null, count: number])[];

/** Values of groups; the other groups are empty. */
type FacetValues = Readonly<Partial<Record<JobFacetGroup, Values>>>;

const shownValues = 6;

const usualValues: FacetValues = {
  workplace: [
    ['remote', null, 14],
    ['hybrid', null, 3],
    ['on_site', null, 8],
  ],
  area: [['data-engineering', 'Data engineering', 12]],
  seniority: [['senior', 'Senior', 9]],
  location: [['bogota', 'Bogotá', 7]],
  type: [['1', 'Full time', 11]],
  perk: [['learning-budget', 'Learning budget', 4]],
  company_perk: [['paid_maternity_leave', null, 6]],
  since: [
    ['24h', null, 1],
    ['7d', null, 5],
    ['30d', null, 10],
  ],
  currency: [['MXN', null, 8]],
  salary_unstated: [['1', null, 2]],
};

/** Answers the numbers of the job search: six values of each group, or all of the named one. */
export function answerFacets(
  api: FakeApi,
  values: FacetValues = usualValues,
  meta: JobFacetsAnswer['meta'] = { total: 25, without: [] },
): FakeApi {
  api.answer(jobFacetCalls.getJobFacets, ({ query }): JobFacetsAnswer => {
    const wantedGroups = jobFacetGroups.filter((group) => query['group'] === undefined || query['group'] === group);
    const limit = query['group'] === undefined ? shownValues : Infinity;
    const data = wantedGroups.map((group) => {
      const all = (values[group] ?? []).map(([value, name, count]) => ({ value, name, count }));
      return { group, values: all.slice(0, limit), more: Math.max(0, all.length - limit) };
    });
    return { data, meta };
  });
  return api;
}
