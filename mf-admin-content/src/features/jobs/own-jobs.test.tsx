import { companies } from '@enlace/shared-contract/partners';
import { jobs } from '@enlace/shared-contract/work';
import { buildCompany, buildJob, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';

beforeEach(() => localStorage.clear());

const open = (address: string, roles: string[], permissions: string[] = []) => {
  const viewer = buildViewer({ id: 3, roles, permissions });
  const rows = {
    jobs: [buildJob({ id: 1, title: 'Ingeniera de datos' })],
    companies: [buildCompany({ id: 1, name: 'Tejido' })],
  };
  const api = createFakeApi({ ...rows, seniority_levels: [], job_locations: [] }, { viewer });
  return renderRemote(remote, pages, address, { api }).then((screenUnderTest) => ({ ...screenUnderTest, api }));
};

test('recruiters have the jobs of their companies, also when they take the filter off', async () => {
  const { api, user, where } = await open('/admin/jobs', ['recruiters']);
  const filter = await screen.findByRole('combobox', { name: 'Recruiting' });
  expect(filter).toHaveValue('1');
  await waitFor(() =>
    expect(api.sent(jobs.wire.list)[0]?.query).toMatchObject({ is_own: '1', editable: 'only', sort: 'own_first' }),
  );
  await user.selectOptions(filter, '');
  await waitFor(() => expect(where()).toBe('/admin/jobs?sort=own_first&order=desc'));
  await waitFor(() => expect(api.sent(jobs.wire.list).at(-1)?.query).not.toHaveProperty('is_own'));
  expect(api.sent(jobs.wire.list).at(-1)?.query).toMatchObject({ editable: 'only' });
});

test.each([
  ['admins', ['admin'], []],
  ['recruiters who edit all jobs', ['recruiters'], ['jobs.edit']],
])('%s see all jobs first', async (_who, roles, permissions) => {
  const { api } = await open('/admin/jobs', roles, permissions);
  expect(await screen.findByRole('combobox', { name: 'Recruiting' })).toHaveValue('');
  await waitFor(() => expect(api.sent(jobs.wire.list)).not.toHaveLength(0));
  for (const { query } of api.sent(jobs.wire.list)) {
    expect(query).not.toHaveProperty('is_own');
    expect(query).not.toHaveProperty('editable');
  }
});

test.each([
  ['recruiters', ['recruiters'], { is_own: 'true' }],
  ['admins', ['admin'], {}],
])('the form of a job offers %s the companies that they can choose', async (_who, roles, narrowedQuery) => {
  const { api, user } = await open('/admin/jobs/new', roles);
  await user.click(await screen.findByRole('combobox', { name: /^Company/ }));
  await screen.findByRole('option', { name: 'Tejido' });
  const query = api.sent(companies.wire.list).at(-1)?.query ?? {};
  expect('is_own' in query ? { is_own: String(query['is_own']) } : {}).toEqual(narrowedQuery);
});
