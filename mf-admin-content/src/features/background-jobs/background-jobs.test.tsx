import { backgroundJobCalls, backgroundJobKinds } from '@enlace/shared-contract/admin';
import type { Locale } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';
import { screen, within } from '@testing-library/react';

import { backgroundJobsTexts } from './texts';
import { job, createApi, open } from '../../testing/stages/background-jobs-stage';

test('says what failed, when, why and about what', async () => {
  await open('/admin/background-jobs', createApi([job({}), job({ id: 8, kind: 'old.kind', payload: {} })]));
  const [mail, old] = await screen.findAllByRole('listitem');
  if (mail === undefined || old === undefined) throw new Error('no jobs');
  expect(within(mail).getByRole('heading')).toHaveTextContent('Send a mail');
  expect(mail).toHaveTextContent('451 [address] is busy');
  expect(mail).toHaveTextContent('mail 42');
  expect(mail).toHaveTextContent('11 attempts');
  expect(within(old).getByRole('heading')).toHaveTextContent('old.kind');
  expect(screen.getByText('2 failed jobs')).toBeInTheDocument();
});

test('a job runs again and leaves the list', async () => {
  const api = createApi([job({})]);
  const { user } = await open('/admin/background-jobs', api);
  await user.click(await screen.findByRole('button', { name: 'Run again' }));
  expect(await screen.findByRole('heading', { name: 'No failed jobs' })).toBeInTheDocument();
  expect(api.sent(backgroundJobCalls.runJobAgain).map(({ params }) => params['id'])).toEqual([7]);
});

test('an empty list, a search without a match and a failure say so', async () => {
  const api = createApi([]);
  api.fail(backgroundJobCalls.getDeadJobs, 'UNAVAILABLE');
  const { user } = await open('/admin/background-jobs?search=x', api, { locale: 'pt' });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nada corresponde' })).toBeInTheDocument();
});

test.each<Locale>(['en', 'es', 'pt'])('every kind of job has words in %s', async (locale) => {
  await backgroundJobsTexts.load(locale);
  for (const kind of backgroundJobKinds) {
    const key = `kinds.${kind}`;
    expect(translate(backgroundJobsTexts, locale, key)).not.toBe(key);
  }
});
