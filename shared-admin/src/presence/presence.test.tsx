import { presenceCall } from '@enlace/shared-contract/admin';
import { tags } from '@enlace/shared-contract/community';
import { buildTag, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import { tagsPath } from '../testing/tags-office';
import { remote, pages, inés, version, abilities, later, createApi } from '../testing/stages/presence-stage';

test('another editor and a save of the other editor are shown, and the newer record is loaded', async () => {
  const { api, report, present } = createApi();
  const { user } = await renderRemote(remote, pages, `${tagsPath}/4`, { api });
  expect(await screen.findByText('Inés Zúñiga is editing this')).toBeInTheDocument();
  expect(api.sent(presenceCall)[0]?.body).toEqual({ state: 'viewing', version, page: expect.any(String) as string });
  api.answer(tags.wire.get, () => ({ data: { ...buildTag({ id: 4, name: 'Nubes', updated_at: later }), abilities } }));
  report({ data: [{ ...present, state: 'viewing' }], saved: { by: inés, at: later } });
  expect(await screen.findByText(/^Inés Zúñiga saved this at/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Load it' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Nubes'));
  expect(screen.queryByText(/saved this at/)).not.toBeInTheDocument();
  report({ data: [], saved: null });
  await waitFor(() => expect(screen.queryByText(/has this open/)).not.toBeInTheDocument());
});

test('a hidden or closed tab says at once that its user has left', async () => {
  const { api } = createApi();
  await renderRemote(remote, pages, `${tagsPath}/4`, { api });
  await screen.findByText('Inés Zúñiga is editing this');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() =>
    expect(api.sent(presenceCall).at(-1)?.body).toMatchObject({ state: 'left', page: expect.any(String) as string }),
  );
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(api.sent(presenceCall).at(-1)?.body).toMatchObject({ state: 'viewing' }));
  visibility.mockRestore();
});
