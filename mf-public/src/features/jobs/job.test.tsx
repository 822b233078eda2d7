import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { jobs } from '@enlace/shared-contract/work';
import { buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { answerSimilar } from '../../testing/answer-similar';
import { pages } from '../../testing/pages';
import remote from '../../remote';
import { screen as jobScreen } from './job.screen';
import { open } from '../../testing/stages/job-stage';

const viewer = buildViewer({ roles: ['latinas'] });

test('tells pay, place, kind, level and until when', async () => {
  await open({ description: '<p>First.</p><p>Second.</p>' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ingeniera de datos' })).toBeInTheDocument();
  const pay = within(screen.getByRole('region', { name: 'Pay' }));
  expect(pay.getByText('MXN 24,000 – 31,000')).toBeInTheDocument();
  expect(pay.getByText('a month')).toBeInTheDocument();
  expect(screen.getByText('March 5, 2031')).toBeInTheDocument();
  expect(screen.getByText('Full time')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Data engineering' })).toHaveAttribute('href', '/jobs?area=data-engineering');
  expect(screen.getByText('Second.')).toBeInTheDocument();
});

test('names every place of a job, each with its other jobs', async () => {
  const names = ['Mérida', 'Porto Alegre', 'Lima', 'Cusco'];
  const job_locations = names.map((name, index) => ({
    id: index + 1,
    name,
    slug: `place-${index}`,
    country_code: null,
  }));
  await open({ job_locations, is_remote: true, applicant_countries: [] });
  expect(await screen.findByText('Mérida, Porto Alegre +2 or remote')).toBeInTheDocument();
  for (const name of names) expect(screen.getByRole('link', { name })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Cusco' })).toHaveAttribute('href', '/jobs?location=place-3');
  expect(screen.getByText('Remote, from anywhere')).toBeInTheDocument();
});

test('leads a visitor through the sign-in to the application, and asks for none of theirs', async () => {
  const { api } = await open();
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fjobs%2Fingeniera-de-datos%2Fapply',
  );
  expect(screen.getByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/register');
  expect(api.sent(applicationCalls.listAppliedJobs)).toEqual([]);
});

test('a member applies here, and finds the application in the place of the button afterwards', async () => {
  const { unmount } = await open({}, { viewer });
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/jobs/ingeniera-de-datos/apply');
  unmount();
  await open({}, { viewer, applications: [{ job_id: 1, application_id: 40, applied_at: '2024-05-03T12:00:00.000Z' }] });
  expect(await screen.findByText('Applied on May 3, 2024')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Your application' })).toHaveAttribute('href', '/my/applications/40');
  expect(screen.queryByRole('link', { name: 'Apply' })).not.toBeInTheDocument();
});

test('an open job can be applied for at the foot of a phone’s screen', async () => {
  const { unmount } = await open({}, { viewer });
  expect(await screen.findByRole('link', { name: 'Apply for this job' })).toHaveAttribute(
    'href',
    '/jobs/ingeniera-de-datos/apply',
  );
  unmount();
  await open({}, { viewer, applications: [{ job_id: 1, application_id: 40, applied_at: '2024-05-03T12:00:00.000Z' }] });
  await screen.findByText('Applied on May 3, 2024');
  expect(screen.queryByRole('link', { name: 'Apply for this job' })).not.toBeInTheDocument();
});

test('a company that takes applications on its own page is left to it', async () => {
  await open({ apply_url: 'https://careers.example.com/datos' });
  expect(await screen.findByRole('link', { name: 'Apply at Ceiba Software' })).toHaveAttribute(
    'href',
    'https://careers.example.com/datos',
  );
  expect(screen.queryByRole('link', { name: 'Join the community' })).not.toBeInTheDocument();
});

test.each([
  ['paused', 'This job does not accept applications at the moment.'],
  ['filled', 'This job is filled: somebody has it already.'],
] as const)('a %s job can be read, accepts no applications, and shows similar ones', async (status, notice) => {
  const { api } = await open({ status, description: '<p>Weaving.</p>' });
  expect(await screen.findByText(notice)).toBeInTheDocument();
  expect(screen.getByText('Weaving.')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^Apply/ })).not.toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Similar jobs that are open' })).toBeInTheDocument();
  expect(api.sent(jobs.wire.list).at(-1)?.query).toMatchObject({ area: 'data-engineering', per_page: 4 });
});

test('an open job shows no similar ones', async () => {
  const { api } = await open();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: 'Similar jobs that are open' })).not.toBeInTheDocument();
  expect(api.sent(jobs.wire.list)).toEqual([]);
});

test('a job that does not exist says so and leads on', async () => {
  await renderRemote(remote, pages, '/jobs/nope', { api: answerSimilar(createFakeApi({ jobs: [] })), viewer: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'This job does not exist' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All jobs' })).toHaveAttribute('href', '/jobs');
});

test('gives the page the head of its record, and keeps a closed one out of search engines', async () => {
  const { platform } = await open({ summary: 'Clean rows', noindex: true });
  await screen.findByRole('heading', { level: 1 });
  const context = {
    params: { slug: 'ingeniera-de-datos' },
    search: new URLSearchParams(),
    locale: 'en' as const,
    viewer: null,
    url: 'https://enlace.example/jobs/ingeniera-de-datos',
    productName: 'Enlace',
  };
  expect(jobScreen.seo?.(platform.store.getState(), context)).toMatchObject({
    title: 'Ingeniera de datos',
    seo_description: 'Clean rows',
    noindex: true,
    canonical: 'https://enlace.example/jobs/ingeniera-de-datos',
  });
});
