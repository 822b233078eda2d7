import { jobs as contract } from '@enlace/shared-contract/work';
import { buildJob } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { jobFields } from './jobs-query';
import { open, community } from '../../testing/stages/jobs-list-stage';

test('tells who, what, where and for how much, each job leading to its page', async () => {
  const remoteJob = buildJob({ id: 2, title: 'Redactora UX', job_locations: [], is_remote: true, salary_from: null });
  await open('/jobs', community([buildJob({ id: 1, title: 'Ingeniera de datos' }), remoteJob]));
  expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toHaveAttribute(
    'href',
    '/jobs/ingeniera-de-datos',
  );
  expect(screen.getByText('MXN 24,000 – 31,000')).toBeInTheDocument();
  expect(screen.getByText('Bogotá · Senior · Full time')).toBeInTheDocument();
  expect(screen.getByText(/Remote, from anywhere/)).toBeInTheDocument();
  expect(screen.getByText(/Pay not stated/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: '2 open jobs' })).toBeInTheDocument();
});

test('filters through the address', async () => {
  const { api, user, where } = await open('/jobs', community());
  await screen.findByRole('option', { name: 'Data engineering' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Area' }), 'Data engineering');
  await user.type(screen.getByRole('searchbox', { name: 'Title or company' }), 'datos');
  await user.click(screen.getByText('More filters'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of work' }), 'Full time');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Remote');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Closing first');
  await waitFor(() => expect(where()).toBe('/jobs?search=datos&area=data-engineering&type=1&remote=1&sort=closing'));
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^Remove filter/ })).toHaveLength(4));
  expect(api.sent(contract.wire.list).at(-1)?.query).toEqual({
    fields: jobFields.join(),
    search: 'datos',
    area: 'data-engineering',
    type: '1',
    remote: '1',
    sort: 'closes_at',
    order: 'asc',
    page: 1,
    per_page: 24,
    lang: 'en',
  });
  await user.click(screen.getByRole('link', { name: 'Remove filter: Remote' }));
  await waitFor(() => expect(where()).toBe('/jobs?search=datos&area=data-engineering&type=1&sort=closing'));
  expect(screen.getByRole('combobox', { name: 'Distance' })).toHaveDisplayValue('Near or far');
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/jobs'));
  expect(screen.getByRole('searchbox', { name: 'Title or company' })).toHaveValue('');
});

test('says that jobs could not be loaded, never that there are none, and tries again', async () => {
  const api = community();
  api.fail(contract.wire.list, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
  const { user } = await open('/jobs', api);
  expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
  expect(screen.queryByText('No job fits this choice')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toBeInTheDocument();
});
