import { applicationCalls } from '@enlace/shared-contract/recruiting';
import { screen, waitFor, within } from '@testing-library/react';

import {
  buildApplication,
  createDetailsApi,
  createListApi,
  open,
  openApply,
  sentAt,
} from '../../testing/stages/applications-stage';
import { createOwnApi } from '../../testing/own-api';

describe('my applications', () => {
  test.each([
    ['offer', 'Offer'],
    ['hired', 'Hired'],
    ['rejected', 'Not this time'],
    ['closed', 'Closed without an answer'],
    ['withdrawn', 'Withdrawn'],
  ] as const)('with the outcome %s are “%s”', async (outcome, words) => {
    await open('/my/applications', createListApi([buildApplication({ state: 'decision', outcome })]));
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText(/^Step/)).not.toBeInTheDocument();
  });

  test('have pages, which keep the choice; an address that makes no sense is the first page', async () => {
    const { api } = await open('/my/applications?kind=open&page=-3&sort=up', createListApi([buildApplication()], 45));
    expect(await screen.findByText('45 applications')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/my/applications?kind=open&page=2');
    expect(api.sent(applicationCalls.listMyApplications)[0]?.query).toMatchObject({ page: 1, sort: 'changed_at' });
  });

  test('that a search does not find lead to all of them', async () => {
    const api = createListApi([], 0);
    const { user, where } = await open('/my/applications?search=zzz', api);
    expect(await screen.findByText('No application fits this choice')).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('zzz');
    await user.click(screen.getByRole('link', { name: 'All applications' }));
    await waitFor(() => expect(where()).toBe('/my/applications'));
  });

  test('the search field follows the address', async () => {
    const { user, where } = await open('/my/applications', createListApi([buildApplication()]));
    await user.type(await screen.findByRole('searchbox'), 'ceiba{Enter}');
    await waitFor(() => expect(where()).toBe('/my/applications?search=ceiba'));
    window.history.back();
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  });
});

describe('an application', () => {
  test('that was rejected shows the reason of the company, and only the steps that were reached', async () => {
    const steps = [
      { state: 'sent', at: sentAt },
      { state: 'seen', at: null },
      { state: 'in_review', at: null },
      { state: 'interview', at: null },
      { state: 'decision', at: '2030-05-09T12:00:00.000Z' },
    ] as const;
    const api = createDetailsApi({
      state: 'decision',
      outcome: 'rejected',
      steps: [...steps],
      can_withdraw: false,
      message: null,
      reason: 'We need more years in Spark.',
    });
    await open('/my/applications/40', api);
    const progress = within(await screen.findByRole('region', { name: 'Progress' }));
    expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^SentMay 3/),
      expect.stringMatching(/^Not this timeMay 9/),
    ]);
    expect(progress.getByText('What Ceiba Software wrote')).toBeInTheDocument();
    expect(progress.getByText('We need more years in Spark.')).toBeInTheDocument();
    expect(screen.getByText('You sent no words with it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Withdraw/ })).not.toBeInTheDocument();
  });

  test('shows what the recruiters wrote with their steps, as plain text', async () => {
    const messages = [{ text: '<b>Hola</b>\nLet us talk.', at: '2030-05-09T12:00:00.000Z' }];
    await open('/my/applications/40', createDetailsApi({ messages }));
    const part = within(await screen.findByRole('region', { name: 'Messages from Ceiba Software' }));
    expect(part.getByText(/<b>Hola<\/b>/)).toBeInTheDocument();
    expect(part.getByText('May 9, 2030')).toBeInTheDocument();
  });

  test('of a job without a page has no link to it', async () => {
    const { job } = buildApplication();
    await open('/my/applications/40', createDetailsApi({ job: { ...job, has_page: false } }));
    expect(await screen.findByText(/The page of this job is no longer online\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'See the job' })).not.toBeInTheDocument();
  });

  test('that cannot be withdrawn stays, with the reason in the dialog', async () => {
    const api = createDetailsApi();
    api.fail(applicationCalls.withdrawApplication, 'CONFLICT', { userMessage: 'The company has decided meanwhile.' });
    const { user } = await open('/my/applications/40', api);
    await user.click(await screen.findByRole('button', { name: 'Withdraw the application' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw the application' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The company has decided meanwhile.');
    await user.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('nusta@example.org')).toBeInTheDocument();
  });

  test('of an address without a number does not exist, and sends no request', async () => {
    const { api } = await open('/my/applications/mine', createDetailsApi());
    expect(await screen.findByText('This application does not exist')).toBeInTheDocument();
    expect(api.sent(applicationCalls.getMyApplication)).toEqual([]);
  });
});

describe('applying', () => {
  test('for a job with an application leads to it', async () => {
    await openApply({ application: { id: 40, applied_at: sentAt } }).page;
    expect(await screen.findByText('Applied on May 3, 2030')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See your application' })).toHaveAttribute('href', '/my/applications/40');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('for a closed job leads to other jobs', async () => {
    await openApply({ is_open: false }, { status: 'closed' }).page;
    expect(await screen.findByText('This job is closed')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See other jobs' })).toHaveAttribute('href', '/jobs');
  });

  test('at a company that is blocked leads to the blocks', async () => {
    await openApply({ is_blocked: true }).page;
    expect(await screen.findByText('You have blocked Ceiba Software')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See blocked companies' })).toHaveAttribute('href', '/my/talent-pool');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('for a job of a company with its own page leads there', async () => {
    await openApply({ is_open: false }, { apply_url: 'https://careers.example.com/datos' }).page;
    expect(await screen.findByRole('link', { name: 'Apply at Ceiba Software' })).toHaveAttribute(
      'href',
      'https://careers.example.com/datos',
    );
  });

  test('for a job that does not exist leads to other jobs', async () => {
    await open('/jobs/nope/apply', createOwnApi({}, { jobs: [] }).api);
    expect(await screen.findByRole('heading', { level: 1, name: 'This job does not exist' })).toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    const { api, page } = openApply();
    api.fail(applicationCalls.previewApplication, 'INTERNAL');
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Data engineer')).toBeInTheDocument();
  });

  test('sends words that were typed just before, and stores them when the page is left', async () => {
    const first = openApply();
    const { user, unmount } = await first.page;
    await user.type(await screen.findByLabelText('Words to Ceiba Software'), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Send the application' }));
    await waitFor(() => expect(first.api.sent(applicationCalls.applyJob)).toHaveLength(1));
    expect(first.api.sent(applicationCalls.applyJob)[0]?.body).toEqual({ job_id: '1', message: 'Hola' });
    unmount();
    const second = openApply();
    const page = await second.page;
    await page.user.type(await screen.findByLabelText('Words to Ceiba Software'), 'Adiós');
    page.unmount();
    await waitFor(() =>
      expect(second.api.sent(applicationCalls.saveApplicationDraft).map(({ body }) => body)).toEqual([
        { message: 'Adiós' },
      ]),
    );
  });

  test('speaks the language of the member', async () => {
    const { api } = createOwnApi();
    api.answer(applicationCalls.listMyApplications, () => ({
      data: [{ ...buildApplication(), kind: 'here' }],
      meta: { total: 1, page: 1, per_page: 20, kinds: { all: 1, open: 1, ended: 0, elsewhere: 0 } },
    }));
    await open('/my/applications', api, 'pt');
    expect(await screen.findByText('Etapa 2 de 5: Vista')).toBeInTheDocument();
    expect(screen.getByText('1 candidatura')).toBeInTheDocument();
  });
});
