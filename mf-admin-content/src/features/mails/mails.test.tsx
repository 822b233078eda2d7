import { mailCalls, mails } from '@enlace/shared-contract/notifications';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { locales } from '@enlace/shared-contract/text';
import { translate } from '@enlace/shared-platform';
import { createFakeApi, renderRemote, type FakeApi, type StageOptions } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { nameOfTemplate } from './template-name';
import { mailsTexts } from './texts';

type Mail = EntityOf<typeof mails>;

const at = '2026-11-01T10:00:00.000Z';
const mail = (fields: Partial<Mail> = {}): Mail => ({
  id: 9,
  template: 'formReply',
  locale: 'es',
  recipient: 'bia@example.org',
  subject: 'Tu pregunta',
  state: 'failed',
  attempts: 11,
  reason: '451 try later',
  next_attempt_at: null,
  is_held: false,
  is_resendable: true,
  created_at: at,
  sent_at: null,
  failed_at: at,
  ...fields,
});

function createApi(rows: readonly Mail[], server = 'smtp'): FakeApi {
  const api = createFakeApi({ mails: [...rows] });
  api.answer(mailCalls.getState, () => ({ data: { server, waiting: 1, failing: 0, failed: 1 } }));
  for (const call of [mailCalls.sendAgain, mailCalls.giveUp])
    api.answer(call, ({ params }) => ({ data: { id: Number(params['id']) }, message: 'Done as asked' }));
  return api;
}

const open = (address: string, api: FakeApi, options: StageOptions = {}) =>
  renderRemote(remote, pages, address, { api, ...options });

test('lists mails with address, subject, state and error, by state', async () => {
  const { api } = await open('/admin/mails?state=failed', createApi([mail()]));
  expect(await screen.findByRole('link', { name: 'bia@example.org' })).toHaveAttribute('href', '/admin/mails/9');
  const table = within(screen.getByRole('table'));
  for (const text of ['Tu pregunta', 'Failed', '451 try later']) expect(table.getByText(text)).toBeInTheDocument();
  expect(api.sent(mails.wire.list)[0]?.query).toMatchObject({ state: 'failed', sort: 'created_at', order: 'desc' });
});

test('the address has a column of its own, and a mail without a subject is named by its kind', async () => {
  await open('/admin/mails', createApi([mail({ subject: '' }), mail({ id: 10, recipient: 'ana@example.org' })]));
  const row = (await screen.findByRole('link', { name: 'bia@example.org' })).closest('tr');
  const cells = within(row ?? document.body).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent(/^bia@example\.org$/);
  expect(cells[1]).toHaveTextContent(/^Reply to a form$/);
});

test('the list names the missing mail server as the reason of waiting mails, and asks for it once', async () => {
  const waitingFields = { state: 'waiting', reason: null } as const;
  const api = createApi(
    [
      mail({ ...waitingFields, id: 1, recipient: 'uma@example.org' }),
      mail({ ...waitingFields, id: 2, recipient: 'ana@example.org' }),
      mail({ ...waitingFields, id: 3, recipient: 'eva@example.org', is_held: true }),
      mail({ id: 4, recipient: 'ida@example.org' }),
      mail({ id: 5, recipient: 'mia@example.org', state: 'sent', reason: null }),
    ],
    'none',
  );
  await open('/admin/mails', api);
  const reasons = [
    ['uma', 'no mail server'],
    ['ana', 'no mail server'],
    ['eva', 'in the daily mail of its recipient'],
    ['ida', '451 try later'],
    ['mia', '—'],
  ] as const;
  expect(await screen.findAllByText('no mail server')).toHaveLength(2);
  for (const [name, reason] of reasons) {
    const row = screen.getByRole('link', { name: `${name}@example.org` }).closest('tr');
    expect(within(row ?? document.body).getAllByRole('cell')[3]).toHaveTextContent(reason);
  }
  expect(api.sent(mailCalls.getState)).toHaveLength(1);
});

test('a waiting mail has no reason while there is a mail server', async () => {
  const api = createApi([mail({ state: 'waiting', reason: null })]);
  await open('/admin/mails', api);
  await screen.findByRole('link', { name: 'bia@example.org' });
  await waitFor(() => expect(api.sent(mailCalls.getState)).toHaveLength(1));
  expect(screen.queryByText('no mail server')).not.toBeInTheDocument();
});

test('an empty list says so', async () => {
  await open('/admin/mails', createApi([]), { locale: 'pt' });
  expect(await screen.findByText('Nenhum e-mail')).toBeInTheDocument();
});

test('a failed mail shows its attempts and its error, and is sent again', async () => {
  const api = createApi([mail()]);
  const { user } = await open('/admin/mails/9', api);
  expect(await screen.findByText('451 try later')).toBeInTheDocument();
  expect(screen.getByText('11')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('Done as asked')).toBeInTheDocument();
  expect(api.sent(mailCalls.sendAgain)[0]?.params).toEqual({ id: 9 });
});

test('the kind of a mail is readable; an unknown one is shown as it is', async () => {
  const { unmount } = await open('/admin/mails/9', createApi([mail()]), { locale: 'es' });
  expect(await screen.findByText('Respuesta a un formulario')).toBeInTheDocument();
  expect(screen.queryByText('formReply')).not.toBeInTheDocument();
  unmount();
  await open('/admin/mails/9', createApi([mail({ template: 'ofTomorrow' })]));
  expect(await screen.findByText('ofTomorrow')).toBeInTheDocument();
});

test.each(locales)('every mail of the API has a readable kind (%s)', async (locale) => {
  await mailsTexts.load(locale);
  const { readdirSync } = jest.requireActual<{
    readonly readdirSync: (folder: string, options: object) => readonly string[];
  }>('node:fs');
  const testFolder = expect.getState().testPath?.replace(/[^/]+$/, '') ?? '';
  const templates = readdirSync(`${testFolder}../../../../api/src/domains`, { recursive: true })
    .filter((file) => file.endsWith('.mail.ts'))
    .map((file) =>
      file.replace(/^.*\/|\.mail\.ts$/g, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
  expect(templates).toContain('formReply');
  const words = (key: string) => translate(mailsTexts, locale, key);
  expect(templates.filter((template) => nameOfTemplate(template, words) === template)).toEqual([]);
});

test('a mail is given up after a question, which says why it did not work', async () => {
  const api = createApi([mail({ is_resendable: false })]);
  api.fail(mailCalls.giveUp, 'UNAVAILABLE');
  const { user } = await open('/admin/mails/9', api);
  await user.click(await screen.findByRole('button', { name: 'Give up' }));
  expect(screen.queryByRole('button', { name: 'Send again' })).not.toBeInTheDocument();
  const dialog = within(await screen.findByRole('dialog', { name: 'Give up this mail?' }));
  await user.click(dialog.getByRole('button', { name: 'Give up' }));
  expect(await dialog.findByRole('alert')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Give up' }));
  expect(await screen.findByText('Done as asked')).toBeInTheDocument();
});

test('a mail that waits for a mail server says so', async () => {
  const waitingMail = mail({ state: 'waiting', attempts: 0, reason: null, is_resendable: false, failed_at: null });
  await open('/admin/mails/9', createApi([waitingMail], 'none'));
  expect(await screen.findByText('no mail server')).toBeInTheDocument();
  expect(screen.getByText('Mail does not leave this site: set SMTP_URL.')).toBeInTheDocument();
});

test('a sent mail has no actions, and one that is missing says so', async () => {
  await open('/admin/mails/9', createApi([mail({ state: 'sent', sent_at: at, reason: null, is_resendable: false })]));
  expect(await screen.findByText('Tu pregunta')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Give up' })).not.toBeInTheDocument();
  const api = createApi([]);
  api.fail(mails.wire.get, 'NOT_FOUND', { userMessage: 'This does not exist, or no longer.' });
  await open('/admin/mails/7', api);
  expect(await screen.findByText('The mail could not be loaded')).toBeInTheDocument();
});
