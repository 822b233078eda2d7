import { auditCalls } from '@enlace/shared-contract/admin';
import { buildTag, buildViewer, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { entry, createApi, open } from '../../testing/stages/audit-stage';

test('an entry says who did what to which record, and opens its values and its revision', async () => {
  const look = entry({
    id: 2,
    action: 'look',
    resource: 'users',
    actor: null,
    name: null,
    before: null,
    after: null,
    revision: null,
  });
  const { user } = await open('/admin/audit', createApi([entry({}), look]));
  const [change, other] = await screen.findAllByRole('listitem');
  if (change === undefined || other === undefined) throw new Error('no entries');
  const line = within(change).getByRole('button', { name: /Inés Zúñiga · Changed · Nopal/ });
  expect(line).toHaveTextContent('Companies');
  expect(other).toHaveTextContent('The system · Looked at · #22');
  await user.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(within(change).getByText('Lima')).toBeInTheDocument();
  expect(within(change).getByText('Cusco')).toBeInTheDocument();
  expect(within(change).getByRole('link', { name: 'Revision 3 of the record' })).toHaveAttribute(
    'href',
    '/admin/companies/22?panel=history&revision=3',
  );
  expect(within(change).getByRole('link', { name: 'All entries of this record' })).toHaveAttribute(
    'href',
    '/admin/audit?resource=companies&row_id=22',
  );
});

test('user, resource, action, days and page are in the address, and a new choice begins at the first page', async () => {
  const api = createApi([entry({})], 120);
  const { user, where } = await open('/admin/audit?actor_id=2&from=2026-03-10&to=2026-03-10&page=2', api);
  expect(await screen.findByText('120 entries')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'User' })).toHaveValue('Inés Zúñiga');
  const [first] = api.sent(auditCalls.getAudit);
  const day = new Date(2026, 2, 10);
  expect(first?.query).toMatchObject({ actor_id: '2', page: 2, from: day.toISOString() });
  expect(Date.parse(String(first?.query['to'])) - day.getTime()).toBe(86_400_000);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Resource' }), 'Companies');
  await waitFor(() => expect(where()).toBe('/admin/audit?actor_id=2&resource=companies&from=2026-03-10&to=2026-03-10'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Deleted permanently');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(where()).toBe('/admin/audit'));
});

test('the audit is verified, and a broken entry is named', async () => {
  const api = createApi([entry({})]);
  let verdict: object = { isWhole: true, checked: 41, broken: null };
  api.answer(auditCalls.verifyAudit, () => ({ data: verdict }));
  const { user } = await open('/admin/audit', api);
  await user.click(await screen.findByRole('button', { name: 'Verify' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verify' });
  expect(within(dialog).getByText('The audit is intact: 41 entries were checked.')).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  verdict = { isWhole: false, checked: 7, broken: 8 };
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText(/Entry 8 was changed/)).toBeInTheDocument();
});

test('a failed request and an empty result say so', async () => {
  const api = createApi([]);
  api.fail(auditCalls.getAudit, 'UNAVAILABLE');
  const { user } = await open('/admin/audit?action=edit', api, { locale: 'pt' });
  expect(await screen.findByRole('heading', { name: 'Não foi possível carregar a auditoria' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Nenhuma entrada corresponde' })).toBeInTheDocument();
});

test('an editor without the right has no activity tab', async () => {
  const viewer = buildViewer({ roles: ['allies'], permissions: ['tags.edit'] });
  const row = buildTag({ id: 4, name: 'Nube' });
  await open('/admin/tags/4', createFakeApi({ tags: [row] }, { viewer }));
  expect(await screen.findByRole('tab', { name: 'History' })).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Activity' })).not.toBeInTheDocument();
});
