import { presenceCall } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { buildTag, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { tagsPath } from '../testing/tags-office';
import { remote, pages, inés, abilities, later, createApi } from '../testing/stages/presence-stage';

test('unsaved changes are merged with the newer record before a save', async () => {
  const { api, report, present } = createApi();
  const { user } = await renderRemote(remote, pages, `${tagsPath}/4`, { api });
  await user.type(await screen.findByLabelText(/^Name/), ' alta');
  api.answer(tags.wire.get, () => ({ data: { ...buildTag({ id: 4, name: 'Nubes', updated_at: later }), abilities } }));
  report({ data: [present], saved: { by: inés, at: later } });
  await user.click(await screen.findByRole('button', { name: 'Merge it into my changes' }));
  expect((await screen.findAllByText('Nubes')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Nube alta');
  expect(api.sent(tags.wire.edit ?? presenceCall)).toHaveLength(0);
});

test('a page keeps one call open, and names stay while a failed call is repeated', async () => {
  const { api, report } = createApi();
  await renderRemote(remote, pages, `${tagsPath}/4`, { api });
  await screen.findByText('Inés Zúñiga is editing this');
  await waitFor(() => expect(api.sent(presenceCall)).toHaveLength(2));
  expect(api.sent(presenceCall)[1]?.body).toMatchObject({ state: 'viewing', tag: '1' });
  api.fail(presenceCall, 'UNAVAILABLE');
  report({ data: [], saved: null });
  expect(screen.getByText('Inés Zúñiga is editing this')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Inés Zúñiga is editing this')).not.toBeInTheDocument());
});
