import type { AdminRow } from '@enlace/shared-admin';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from './pages';
import remote from '../remote';
import { adminOf, officeApi } from './office';

test('why a planned publication failed stands beside it, field by field', async () => {
  const admin = await adminOf('chapters');
  const api = officeApi(admin);
  const [row] = api.rows('chapters') as readonly AdminRow[];
  if (row === undefined) throw new Error('no chapter');
  const failure = { message: 'Please check the fields.', fields: { name: ['Please fill this in.'] } };
  const failed_plan = { action: 'publish', at: '2026-03-01T10:00:00.000Z', failure };
  api.change('chapters', row.id, { draft_state: 'draft', failed_plan });
  await renderRemote(remote, pages, `${admin.path}/${row.id}`, { api });
  const message = await screen.findByText(
    /It was to go online March 1, 2026.*but that failed\. Please check the fields\./,
  );
  expect(message).toHaveTextContent('Name: Please fill this in.');
});
