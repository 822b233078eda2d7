import { presenceCall, tags } from '@enlace/shared-contract';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { act, screen, waitFor } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../testing/tags-office';

const { remote, pages } = tagsOffice();
const inés = { id: 7, name: 'Inés Zúñiga' };
const version = '2026-03-10T12:00:00.000Z';
const abilities = { edit: true, remove: true };
const later = '2026-03-10T12:40:00.000Z';

function createApi() {
  const api = createFakeApi({ tags: [buildTag({ id: 4, name: 'Nube', updated_at: version })] });
  const present = { ...inés, avatar: null, state: 'editing', since: version };
  let answer: object = { data: [present], saved: null };
  let tag = 1;
  let release = (): void => undefined;
  // As the API: the first call is answered at once, the next ones wait for news.
  api.answer(presenceCall, ({ body }) => {
    const currentAnswer = { ...answer, tag: String(tag) };
    if (body?.['state'] !== 'left') release = api.hold(presenceCall);
    return currentAnswer;
  });
  return {
    api,
    report(next: object) {
      answer = next;
      tag += 1;
      release();
    },
    present,
  };
}

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
