import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import { createOwnApi } from '../../testing/own-api';
import {
  buildApplication,
  createDetailsApi,
  createListApi,
  open,
  openApply,
  sentAt,
} from '../../testing/stages/applications-stage';

describe('my applications', () => {
  test('show where each of them is, by kind, words and order in the address', async () => {
    const rows = [buildApplication(), buildApplication({ id: 41, state: 'decision', outcome: 'rejected' })];
    const { api, user, where } = await open('/my/applications', createListApi(rows));
    const [first, second] = await screen.findAllByRole('link', { name: 'Ingeniera de datos' });
    expect(first).toHaveAttribute('href', '/my/applications/40');
    expect(second).toHaveAttribute('href', '/my/applications/41');
    expect(screen.getByText('Step 2 of 5: Seen')).toBeInTheDocument();
    expect(screen.getByText('Not this time')).toBeInTheDocument();
    expect(screen.getAllByText('Applied on May 3, 2030')).toHaveLength(2);
    const kinds = within(screen.getByRole('navigation', { name: 'Which applications' }));
    expect(kinds.getByRole('link', { name: /^All\s*2$/ })).toHaveAttribute('aria-current', 'page');
    await user.click(kinds.getByRole('link', { name: /^Ended\s*1$/ }));
    await waitFor(() => expect(where()).toBe('/my/applications?kind=ended'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By company');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('By company'));
    await user.type(screen.getByRole('searchbox', { name: 'Job or company' }), 'ceiba');
    await waitFor(() => expect(where()).toBe('/my/applications?kind=ended&search=ceiba&sort=company'));
    await waitFor(() =>
      expect(api.sent(applicationCalls.listMyApplications).at(-1)?.query).toEqual({
        kind: 'ended',
        search: 'ceiba',
        sort: 'company',
        direction: 'asc',
        page: 1,
        per_page: 20,
        lang: 'en',
      }),
    );
  });

  test('of a new member lead to the jobs', async () => {
    await open('/my/applications', createListApi([]));
    expect(await screen.findByText('No applications yet')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/jobs');
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('have jobs that were applied for on the page of a company, and lose them again', async () => {
    const { api } = createOwnApi();
    const { job } = buildApplication();
    let data = [{ kind: 'elsewhere', job, applied_at: sentAt }];
    api.answer(applicationCalls.listMyApplications, () => ({
      data,
      meta: { total: 1, page: 1, per_page: 20, kinds: { all: 1, open: 0, ended: 0, elsewhere: data.length } },
    }));
    api.answer(applicationCalls.unmarkAppliedElsewhere, () => {
      data = [];
      return { data: null };
    });
    const { user } = await open('/my/applications?kind=elsewhere', api);
    expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toHaveAttribute(
      'href',
      '/jobs/ingeniera-de-datos',
    );
    expect(screen.getByText('Applied on May 3, 2030')).toBeInTheDocument();
    expect(screen.getByText('On the page of Ceiba Software')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove Ingeniera de datos from your applications' }));
    await waitFor(() => expect(screen.queryByText('On the page of Ceiba Software')).not.toBeInTheDocument());
    expect(api.sent(applicationCalls.unmarkAppliedElsewhere).map(({ params }) => params)).toEqual([{ id: 1 }]);
  });

  test('that cannot be loaded can be loaded again', async () => {
    const api = createListApi([buildApplication()]);
    api.fail(applicationCalls.listMyApplications, 'UNAVAILABLE', { userMessage: 'We are back in a minute.' });
    const { user } = await open('/my/applications', api);
    expect(await screen.findByText('We are back in a minute.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Ingeniera de datos' })).toBeInTheDocument();
  });
});

describe('an application', () => {
  test('has its steps, the words and what the company sees, and is withdrawn after a question', async () => {
    const { api, user } = await open('/my/applications/40', createDetailsApi());
    expect(await screen.findByRole('heading', { level: 1, name: 'Ingeniera de datos' })).toBeInTheDocument();
    const steps = within(screen.getByRole('region', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^SentMay 3, 2030/),
      expect.stringMatching(/^SeenMay 4, 2030/),
      'In reviewNot yet',
      'InterviewNot yet',
      'DecisionNot yet',
    ]);
    expect(steps[1]).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Me gustan los datos limpios.')).toBeInTheDocument();
    const snapshot = within(screen.getByRole('region', { name: 'What Ceiba Software sees' }));
    expect(snapshot.getByText(/^Your profile as it was on May 3, 2030/)).toBeInTheDocument();
    expect(snapshot.getByText('nusta@example.org')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Withdraw the application' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Ceiba Software no longer sees your profile and your words/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Withdraw the application' }));
    const note = await screen.findByText('The application is withdrawn.');
    await waitFor(() => expect(note).toHaveFocus());
    expect(await screen.findByText('Ceiba Software no longer has your profile.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Withdraw the application' })).not.toBeInTheDocument();
    expect(api.sent(applicationCalls.withdrawApplication).map(({ params }) => params)).toEqual([{ id: 40 }]);
  });

  test('that does not exist leads to the others', async () => {
    const api = createDetailsApi();
    api.fail(applicationCalls.getMyApplication, 'NOT_FOUND');
    await open('/my/applications/40', api);
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This application does not exist');
    expect(screen.getByRole('link', { name: 'All applications' })).toHaveAttribute('href', '/my/applications');
  });
});

describe('applying', () => {
  test('shows what the company will see, keeps the words, and sends once', async () => {
    const { api, page } = openApply();
    const { user, where } = await page;
    const card = within(await screen.findByRole('region', { name: 'This is what Ceiba Software will see' }));
    expect(card.getByText('Data engineer')).toBeInTheDocument();
    expect(card.getByText('Lima, Peru')).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'SQL',
      'Python',
      'Mentoring',
      'Español · C2',
    ]);
    expect(card.queryByText('LinkedIn')).not.toBeInTheDocument();
    expect(card.getByRole('link', { name: 'nusta.example.org' })).toHaveAttribute('target', '_blank');
    expect(card.getByRole('heading', { name: 'Contact' })).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/my/profile?apply=ingeniera-de-datos',
    );
    await user.type(screen.getByLabelText('Words to Ceiba Software'), 'Hola');
    expect(screen.getByText('4 of 4,000 characters')).toBeInTheDocument();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(api.sent(applicationCalls.saveApplicationDraft).map(({ params, body }) => [params['id'], body])).toEqual([
      [1, { message: 'Hola' }],
    ]);
    await user.dblClick(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText('Your application is sent to Ceiba Software.')).toBeInTheDocument();
    await waitFor(() => expect(where()).toBe('/my/applications/40'));
    expect(api.sent(applicationCalls.applyJob).map(({ body }) => body)).toEqual([{ job_id: '1', message: 'Hola' }]);
  });

  test('that fails shows the reason at the field and keeps the words', async () => {
    const { api, page } = openApply({ message: 'Hola' });
    const { user } = await page;
    api.fail(applicationCalls.applyJob, 'VALIDATION_FAILED', { fields: { message: ['Too short.'] } });
    api.fail(applicationCalls.applyJob, 'CONFLICT', { userMessage: 'This job was closed a minute ago.' });
    const words = await screen.findByLabelText('Words to Ceiba Software');
    expect(words).toHaveValue('Hola');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByText('Too short.')).toBeInTheDocument();
    expect(words).toBeInvalid();
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This job was closed a minute ago.');
    expect(words).toHaveValue('Hola');
  });
});
