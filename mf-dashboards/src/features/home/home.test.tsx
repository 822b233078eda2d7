import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { buildViewer, createFakeApi, guardText, renderRemote } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { answers, buildAnswer, createHomeApi, lineOf, namesOf, openHome } from '../../testing/home-stage';

const widget = async (name: string) => within(await screen.findByRole('listitem', { name }));

test('shows the first figures with their change in words, and a widget for every data set of the catalogue', async () => {
  const { api } = await openHome();
  const figures = within(await screen.findByRole('region', { name: 'The first figures' }));
  expect(await figures.findByText('1,204')).toBeInTheDocument();
  expect(figures.getByText(/104 more \(9.5%\)/)).toBeInTheDocument();
  expect(await figures.findByText(/new: 5 more/)).toBeInTheDocument();
  expect(
    await (await widget('New members')).findByText(/^1,204 members, 104 more .* highest: Mar 2026, 96$/),
  ).toBeVisible();
  expect(await (await widget('Most seen jobs')).findByRole('rowheader', { name: 'Front-end engineer' })).toBeVisible();
  expect(screen.queryByRole('listitem', { name: 'Members in total' })).not.toBeInTheDocument();
  expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1);
});

test('period and filters are in the address, and a filter requests only the data sets that know it', async () => {
  const { api, user, where } = await openHome(createHomeApi(), '/dashboards?compare=none&company=9');
  expect(await screen.findByRole('button', { name: 'Remove the filter Company: Kumbia' })).toBeInTheDocument();
  expect(await (await widget('Members by country')).findByText('Not narrowed by: Company.')).toBeInTheDocument();
  expect(api.sent(dashboardCalls.getDatasets)[0]?.body).toMatchObject({ query: { company: [9] } });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Company: Kumbia' }));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  expect(api.sent(dashboardCalls.getDatasets).slice(1).map(namesOf)).toEqual([['getMostSeen']]);
  await user.selectOptions(screen.getByLabelText('Period'), '90 days');
  await waitFor(() => expect(where()).toBe('/dashboards?period=90&compare=none'));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets).slice(2).flatMap(namesOf)).toHaveLength(4));
});

test('paints each line as it arrives; a line that breaks the contract and a cut connection fail alone', async () => {
  const api = createHomeApi();
  const stream = api.stream(dashboardCalls.getDatasets);
  const { user } = await openHome(api);
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1));
  stream.write(lineOf('getInfoCountry', answers['getInfoCountry']));
  expect((await widget('Members by country')).getByRole('application', { name: /^40 members/ })).toBeInTheDocument();
  stream.write('no line\n{"name":"another","status":200}\n');
  stream.write(lineOf('getMostSeen', { data: 'many' }));
  expect(await (await widget('Most seen jobs')).findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  stream.cut();
  const month = await widget('New members');
  await user.click(await month.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  stream.write(lineOf('getInfoMonth', answers['getInfoMonth']));
  expect(await month.findByRole('application')).toBeInTheDocument();
  expect((await widget('Members by country')).getByRole('application')).toBeInTheDocument();
  expect(namesOf(api.sent(dashboardCalls.getDatasets)[1] ?? never())).toEqual(['getInfoMonth']);
});

test('a cancelled request never paints, and the numbers before stay, dimmed, until new ones come', async () => {
  const api = createHomeApi();
  const { user } = await openHome(api);
  const country = await widget('Members by country');
  expect(await country.findByRole('application', { name: /^40 members/ })).toBeInTheDocument();
  const stream = api.stream(dashboardCalls.getDatasets);
  await user.selectOptions(screen.getByLabelText('Period'), '7 days');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  expect(screen.getByRole('listitem', { name: 'Members by country' })).toHaveAttribute('aria-busy', 'true');
  expect(country.getByRole('application', { name: /^40 members/ })).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Period'), '30 days');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(3));
  const peru = (value: number) => buildAnswer('getInfoCountry', [{ key: 'PE', label: 'Peru', value }]);
  stream.write(lineOf('getInfoCountry', peru(99)), 0);
  expect(country.getByRole('application', { name: /^40 members/ })).toBeInTheDocument();
  stream.write(lineOf('getInfoCountry', peru(77)));
  expect(await country.findByRole('application', { name: /^77 members/ })).toBeInTheDocument();
});

test('a chart is one stop of the keyboard: arrows read values out, hidden ones in words, and Enter opens the list', async () => {
  const { user, where } = await openHome();
  const month = await widget('New members');
  (await month.findByRole('application')).focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(month.getByRole('status')).toHaveTextContent('Feb 2026: fewer than 5, 40 in the comparison');
  await user.keyboard('{End}');
  expect(month.getByRole('status')).toHaveTextContent('Mar 2026, so far: 96, 70 in the comparison');
  await user.keyboard('{Escape}');
  expect(month.getByRole('status')).toBeEmptyDOMElement();
  const country = await widget('Members by country');
  country.getByRole('application').focus();
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(where()).toBe('/admin/users?country=MX'));
});

test('the table has the same values, and the choice is in the address', async () => {
  const { user, where } = await openHome();
  const country = await widget('Members by country');
  await user.click(await country.findByRole('button', { name: 'Table' }));
  await waitFor(() => expect(where()).toBe('/dashboards?table=getInfoCountry'));
  expect(country.getByRole('row', { name: 'Peru fewer than 5' })).toBeVisible();
  expect(country.queryByRole('application')).not.toBeInTheDocument();
});

test('says why there is nothing to draw, and leads to the next step', async () => {
  const emptyAnswer = (name: string, empty: 'never' | 'period' | 'filters' | 'hidden') =>
    buildAnswer(name, [], { empty, period: { from: '2026-11-01', to: '2026-11-30' }, last_day: '2026-03-31' });
  const { user, where } = await openHome(
    createHomeApi({
      answers: {
        getInfoMonth: emptyAnswer('getInfoMonth', 'period'),
        getInfoCountry: emptyAnswer('getInfoCountry', 'hidden'),
        getMostSeen: emptyAnswer('getMostSeen', 'never'),
      },
    }),
  );
  expect(await (await widget('Members by country')).findByText('Hidden for privacy')).toBeInTheDocument();
  expect(await (await widget('Most seen jobs')).findByText(/^Visits are counted/)).toBeInTheDocument();
  await user.click(await (await widget('New members')).findByRole('button', { name: 'Go to Mar 31, 2026' }));
  await waitFor(() => expect(where()).toBe('/dashboards?period=custom&from=2026-03-02&to=2026-03-31'));
});

test('a data set without permission says so, without Retry', async () => {
  const api = createHomeApi();
  const error = { code: 'FORBIDDEN', message: 'no' };
  api.answer(dashboardCalls.getDatasets, (request) =>
    (namesOf(request) ?? Object.keys(answers))
      .map((name) => `${JSON.stringify({ name, status: 403, error })}\n`)
      .join(''),
  );
  await openHome(api);
  const country = await widget('Members by country');
  expect(await country.findByText('You may not see this figure')).toBeInTheDocument();
  expect(country.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a widget is pinned from its menu and moved with the keyboard; each save has the last version', async () => {
  const api = createHomeApi({ board: { pinned: ['getMostSeen', 'getInfoCountry'], version: 4 } });
  const { user } = await openHome(api);
  await user.click(await screen.findByRole('button', { name: 'More about New members' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  expect(await screen.findByText('New members is pinned.')).toBeInTheDocument();
  (await screen.findByRole('button', { name: 'Move New members' })).focus();
  await user.keyboard('{Home}');
  expect(await screen.findByText('New members is now in place 1 of 3.')).toBeInTheDocument();
  await waitFor(() =>
    expect(api.sent(dashboardCalls.saveBoard).map(({ body }) => body)).toEqual([
      { pinned: ['getMostSeen', 'getInfoCountry', 'getInfoMonth'], version: 4 },
      { pinned: ['getInfoMonth', 'getMostSeen', 'getInfoCountry'], version: 5 },
    ]),
  );
});

test('an order that another tab has changed is shown, and the own one is not lost', async () => {
  const api = createHomeApi({ board: { pinned: ['getMostSeen'], version: 4 } });
  api.fail(dashboardCalls.saveBoard, 'CONFLICT');
  const { user } = await openHome(api);
  await user.click(await screen.findByRole('button', { name: 'More about New members' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  expect(await screen.findByText(/^Another tab has changed the pinned figures/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Use my order' }));
  await waitFor(() =>
    expect(api.sent(dashboardCalls.saveBoard).at(-1)?.body).toEqual({
      pinned: ['getMostSeen', 'getInfoMonth'],
      version: 4,
    }),
  );
  await waitFor(() => expect(screen.queryByText(/^Another tab has changed/)).not.toBeInTheDocument());
});

test('the list of data sets that fails can be requested again', async () => {
  const api = createHomeApi();
  api.fail(dashboardCalls.listDatasets, 'UNAVAILABLE', { userMessage: 'The figures are being counted.' });
  const { user } = await openHome(api, '/dashboards', 'es');
  expect(await screen.findByText('The figures are being counted.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Try again|^Intentar/ }));
  expect(await screen.findByRole('region', { name: 'Las primeras cifras' })).toBeInTheDocument();
});

test('is for recruiters, admins and leaders of a chapter', async () => {
  const member = createFakeApi({}, { viewer: buildViewer({ roles: ['latinas'] }) });
  const { unmount } = await renderRemote(remote, pages, '/dashboards', { api: member });
  expect(screen.getByText(guardText)).toBeInTheDocument();
  expect(member.calls).toHaveLength(0);
  unmount();
  const leader = buildViewer({ roles: ['latinas'], permissions: ['chapters.lead'] });
  await renderRemote(remote, pages, '/dashboards', { api: createHomeApi(), viewer: leader });
  expect(await screen.findByRole('region', { name: 'The first figures' })).toBeInTheDocument();
});

function never(): never {
  throw new Error('no such request');
}
