import type { EntityOf, jobs, Viewer } from '@enlace/shared-contract';
import { buildJob, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { answerNear } from '../../testing/answer-near';
import { pages } from '../../pages';
import remote from '../../remote';
import { screen as jobScreen } from './job.screen';

function open(
  values: Partial<EntityOf<typeof jobs>> = {},
  { locale = 'en', viewer = null }: { locale?: 'en' | 'es' | 'pt'; viewer?: Viewer | null } = {},
) {
  const api = createFakeApi({ jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', ...values })] });
  return renderRemote(remote, pages, '/jobs/ingeniera-de-datos', { api, locale, viewer });
}

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

test.each([
  [{ salary_to: null }, 'from MXN 24,000'],
  [{ salary_from: null, salary_to: null, currency: null }, 'Pay not stated'],
  [{ salary_period: 'hour' as const }, 'an hour'],
  [{ salary_from: 4_500_000, salary_to: 6_200_000, currency: 'COP' }, 'COP 4,500,000 – 6,200,000'],
])('%j is paid %s', async (values, text) => {
  await open(values);
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

test('shows a visitor the way in, and back to this job', async () => {
  await open();
  expect(await screen.findByRole('link', { name: 'Join the community' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?callbackUrl=%2Fjobs%2Fingeniera-de-datos',
  );
});

test('shows a member where to write, and no button that does nothing', async () => {
  await open({}, { viewer: buildViewer({ roles: ['latinas'] }) });
  expect(await screen.findByRole('link', { name: 'Visit Ceiba Software' })).toHaveAttribute(
    'href',
    'https://ceiba.example.com',
  );
  expect(screen.queryByRole('link', { name: 'Join the community' })).not.toBeInTheDocument();
});

test('a closed job says so, can still be read, and leads to open ones', async () => {
  await open({ status: 'closed' });
  expect(await screen.findByText(/This job is closed/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See jobs that are open' })).toHaveAttribute('href', '/jobs');
  expect(screen.queryByRole('link', { name: 'Join the community' })).not.toBeInTheDocument();
  expect(screen.queryByText('Open until')).not.toBeInTheDocument();
});

test('a job that does not exist says so and leads on', async () => {
  await renderRemote(remote, pages, '/jobs/nope', { api: answerNear(createFakeApi({ jobs: [] })), viewer: null });
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
