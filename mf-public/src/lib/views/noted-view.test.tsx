import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { consentKey, consentValues } from '@enlace/shared-contract/platform';
import { buildCompany, buildViewer, createFakeApi, type FakeApi, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { answerSimilar } from '../../testing/answer-similar';
import { community } from '../../testing/stages/chapters-stage';
import { open } from '../../testing/stages/job-stage';

function choose(choice: string | null): void {
  document.cookie = `${consentKey}=${choice ?? ''}; Path=/${choice === null ? '; Max-Age=0' : ''}`;
}

beforeEach(() => {
  sessionStorage.clear();
  choose(null);
});
afterEach(() => choose(null));

const sentViews = (api: FakeApi) =>
  api.sent(dashboardCalls.noteView).map(({ body: { kind, id }, client }) => `${client} ${String(kind)} ${String(id)}`);

async function openJob(viewer: ReturnType<typeof buildViewer> | null = null) {
  const page = await open({}, { viewer });
  page.api.answer(dashboardCalls.noteView, () => ({ data: null }));
  await screen.findByRole('heading', { level: 1 });
  return page;
}

/** Lets the browser become idle. */
const becomeIdle = () => act(async () => new Promise((resolve) => setTimeout(resolve, 20)));

test('a visitor who has accepted is counted once, also when the page is opened again', async () => {
  choose(consentValues.accepted);
  const { api, unmount } = await openJob();
  await waitFor(() => expect(sentViews(api)).toEqual(['public job 1']));
  expect(api.sent(dashboardCalls.noteView)[0]?.body['visitor']).toMatch(/^[\w-]{16,40}$/);
  unmount();
  const again = await openJob();
  await becomeIdle();
  expect(sentViews(again.api)).toEqual([]);
});

test('a visitor who accepts on the page is counted then, and not before', async () => {
  const { api, user } = await openJob();
  await becomeIdle();
  await user.click(document.body);
  await becomeIdle();
  expect(sentViews(api)).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
  choose(consentValues.accepted);
  await user.click(document.body);
  await waitFor(() => expect(sentViews(api)).toEqual(['public job 1']));
});

test('a visitor who has declined is not counted', async () => {
  choose(consentValues.declined);
  const { api, user } = await openJob();
  await user.click(document.body);
  await becomeIdle();
  expect(sentViews(api)).toEqual([]);
});

test('the view of a user has the account, so that the own staff is left out; a failure is silent', async () => {
  choose(consentValues.accepted);
  const page = await open({}, { viewer: buildViewer({ roles: ['recruiters'] }) });
  page.api.fail(dashboardCalls.noteView, 'INTERNAL');
  await waitFor(() => expect(sentViews(page.api)).toEqual(['authenticated job 1']));
  await becomeIdle();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('pages of companies and chapters are counted, previews are not', async () => {
  choose(consentValues.accepted);
  const companies = answerSimilar(
    createFakeApi({ companies: [buildCompany({ id: 4, name: 'Ceiba', slug: 'ceiba' })], jobs: [] }),
  );
  const chapters = community();
  for (const api of [companies, chapters]) api.answer(dashboardCalls.noteView, () => ({ data: null }));
  const render = (address: string, api: FakeApi) => renderRemote(remote, pages, address, { api, viewer: null });
  const company = await render('/companies/ceiba', companies);
  await waitFor(() => expect(sentViews(companies)).toEqual(['public company 4']));
  company.unmount();
  const preview = await render('/chapters/bogota?preview=abc', chapters);
  await screen.findByRole('heading', { level: 1 });
  await becomeIdle();
  expect(sentViews(chapters)).toEqual([]);
  preview.unmount();
  await render('/chapters/bogota', chapters);
  await waitFor(() => expect(sentViews(chapters)).toEqual(['public chapter 2']));
});
