import { buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { answerNear } from '../../testing/answer-near';
import { pages } from '../../pages';
import remote from '../../remote';
import { screen as jobScreen } from './job.screen';
import { open } from '../../testing/stages/job-stage';

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
