import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { buildJob, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { open } from '../../testing/stages/job-stage';

test.each([
  [{ salary_to: null }, 'from MXN 24,000'],
  [{ salary_from: null, salary_to: null, currency: null }, 'Pay not stated'],
  [{ salary_period: 'hour' as const }, 'an hour'],
  [{ salary_from: 4_500_000, salary_to: 6_200_000, currency: 'COP' }, 'COP 4,500,000 – 6,200,000'],
])('%j is paid %s', async (values, text) => {
  await open(values);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test.each([
  ['COP', 'COP 4.500.000 – 6.200.000'],
  ['MXN', 'MXN 4,500,000 – 6,200,000'],
])('in Spanish a pay in %s is written as in its country', async (currency, text) => {
  await open({ salary_from: 4_500_000, salary_to: 6_200_000, currency }, { locale: 'es' });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('remote work names the countries it is open to', async () => {
  await open({ job_locations: [], is_remote: true, applicant_countries: ['CO', 'MX'] }, { locale: 'es' });
  expect((await screen.findAllByText('Remoto desde Colombia y México')).length).toBeGreaterThan(0);
});

test('names each perk once, whoever offers it', async () => {
  const perk = { id: 4, name: 'Learning budget', slug: 'learning-budget' };
  await open({ job_perks: [perk], company_perks: [perk] });
  expect(await screen.findByRole('link', { name: 'Learning budget' })).toHaveAttribute(
    'href',
    '/jobs?perk=learning-budget',
  );
});

test('a closed job says so, can still be read, and leads to open ones', async () => {
  await open({ status: 'closed' });
  expect(await screen.findByText(/This job is closed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See jobs that are open' })).toHaveAttribute(
    'href',
    '/jobs?area=data-engineering',
  );
  expect(screen.queryByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();
  expect(screen.queryByText('Open until')).not.toBeInTheDocument();
});

test('a closed job still leads to the application', async () => {
  const application = { job_id: 1, application_id: 40, applied_at: '2024-05-03T12:00:00.000Z' };
  await open({ status: 'closed' }, { viewer: buildViewer({ roles: ['latinas'] }), applications: [application] });
  expect(await screen.findByRole('link', { name: 'Your application' })).toBeInTheDocument();
});

test('applications that cannot be loaded leave the way to apply, without a message', async () => {
  const api = createFakeApi({ jobs: [buildJob({ id: 1, title: 'Ingeniera de datos' })] });
  api.fail(applicationCalls.listAppliedJobs, 'UNAVAILABLE');
  const viewer = buildViewer({ roles: ['latinas'] });
  await renderRemote(remote, pages, '/jobs/ingeniera-de-datos', { api, viewer });
  await waitFor(() => expect(api.sent(applicationCalls.listAppliedJobs)).toHaveLength(1));
  expect(screen.getByRole('link', { name: 'Apply' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
