import { auditCalls } from '@enlace/shared-contract/admin';
import { defineTexts } from '@enlace/shared-platform';
import { buildTag, createFakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { entry, createApi, open } from '../../testing/stages/audit-stage';

test('the fields of an entry have their names of the form, in the language of the viewer', async () => {
  const course = { resource: 'courses', row_id: '7', name: 'Nube', before: { hours: 3 }, after: { hours: 4 } };
  const { user } = await open('/admin/audit', createApi([entry(course)]), { locale: 'es' });
  await user.click(await screen.findByRole('button', { name: /Inés Zúñiga/ }));
  expect(await screen.findByText('Horas')).toBeInTheDocument();
});

test('on a phone one button opens the filters and shows their number', async () => {
  const media = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  const { matchMedia } = window;
  Object.assign(window, { matchMedia: () => media });
  const { user, where } = await open('/admin/audit?resource=companies', createApi([entry({})]));
  await screen.findByRole('list', { name: /^Entries/ });
  expect(screen.queryByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter (1)' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await user.selectOptions(within(drawer).getByRole('combobox', { name: 'Action' }), 'edit');
  await waitFor(() => expect(where()).toBe('/admin/audit?resource=companies&action=edit'));
  await user.click(within(drawer).getByRole('button', { name: '1 entry' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  Object.assign(window, { matchMedia });
});

test('a record has its activity', async () => {
  const api = createFakeApi({ tags: [buildTag({ id: 4, name: 'Nube' })] });
  api.answer(auditCalls.getAudit, () => ({
    data: [entry({ resource: 'tags', row_id: '4' })],
    meta: { total: 1, page: 1, per_page: 25 },
  }));
  const { user } = await open('/admin/tags/4', api);
  await user.click(await screen.findByRole('tab', { name: 'Activity' }));
  expect(await screen.findByRole('button', { name: /Inés Zúñiga · Changed/ })).toBeInTheDocument();
  expect(api.sent(auditCalls.getAudit)[0]?.query).toMatchObject({ resource: 'tags', row_id: 4 });
  expect(screen.getByRole('link', { name: 'All in the audit' })).toHaveAttribute(
    'href',
    '/admin/audit?resource=tags&row_id=4',
  );
});

test('an entry about a record of another remote has the labels of that remote, in pt', async () => {
  const change = entry({
    action: 'repeat',
    resource: 'events',
    before: { venue_name: 'Casa' },
    after: { venue_name: 'Sala', seats_left: 40 },
  });
  const pt = () => Promise.resolve({ texts: { fields: { venue_name: 'Local' } } });
  const eventTexts = defineTexts('test/fields', { fields: { venue_name: 'Venue' } }, { es: pt, pt });
  const { user } = await open('/admin/audit', createApi([change]), {
    locale: 'pt',
    fieldTexts: (resource) => (resource === 'events' ? Promise.resolve(eventTexts) : undefined),
  });
  await user.click(await screen.findByRole('button', { name: /Repetiu um evento/ }));
  expect(await screen.findByText('Local')).toBeInTheDocument();
  expect(screen.getByText('Seats left')).toBeInTheDocument();
});
