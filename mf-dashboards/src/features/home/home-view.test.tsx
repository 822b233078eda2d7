import { dashboardCalls } from '@enlace/shared-contract/dashboards';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { answers, createHomeApi, lineOf, namesOf, openHome } from '../../testing/home-stage';

const widget = async (name: string) => within(await screen.findByRole('listitem', { name }));
const march = '/dashboards?period=custom&from=2026-03-01&to=2026-03-31';

test('days that are wrong show why, stay as typed, and change no number until they are right', async () => {
  const { api, where } = await openHome(createHomeApi(), march);
  const [first, last] = [await screen.findByLabelText('From'), screen.getByLabelText('To')];
  fireEvent.change(last, { target: { value: '2026-02-01' } });
  expect(await screen.findByText('The last day is before the first.')).toBeVisible();
  expect(last).toHaveAccessibleDescription(/The last day is before the first/);
  expect(last).toHaveValue('2026-02-01');
  expect(screen.getByText('The figures stay as they are until both days are right.')).toBeVisible();
  fireEvent.change(first, { target: { value: '0020-01-01' } });
  expect(await screen.findByText('Choose a day from 2000 to 2099.')).toBeVisible();
  fireEvent.change(first, { target: { value: '' } });
  expect(await screen.findByText('Choose a day.')).toBeVisible();
  // A browser gives no value for 30 February.
  Object.defineProperty(first, 'validity', { value: { badInput: true } });
  fireEvent.blur(first);
  expect(await screen.findByText(/^This day is not complete/)).toBeVisible();
  expect([where(), api.sent(dashboardCalls.getDatasets).length]).toEqual([march, 1]);
  fireEvent.change(first, { target: { value: '2026-01-01' } });
  await waitFor(() => expect(where()).toBe('/dashboards?period=custom&from=2026-01-01&to=2026-02-01'));
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(2));
  expect(screen.queryByText(/until both days are right/)).not.toBeInTheDocument();
});

test('an address with wrong days says so, in the language of the reader', async () => {
  await openHome(createHomeApi(), '/dashboards?period=custom&from=2026-02-30&to=2026-01-01', 'es');
  expect(await screen.findByText('Este día no está completo o no existe en el calendario.')).toBeVisible();
  expect(screen.getByText(/^Se muestra el periodo habitual de cada cifra/)).toBeVisible();
});

test('a view that is refused shows what is wrong and leads to the usual period; only errors that can pass have Retry', async () => {
  const api = createHomeApi();
  const fields = { 'query.from': ['Choose a shorter period or longer steps.'] };
  api.fail(dashboardCalls.getDatasets, 'VALIDATION_FAILED', { fields, userMessage: 'Some fields are wrong.' });
  const { user, where } = await openHome(api, `${march}&compare=none`);
  const month = await widget('New members');
  expect(await month.findByText('Choose a shorter period or longer steps.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  await user.click(month.getByRole('button', { name: 'Use the usual period' }));
  await waitFor(() => expect(where()).toBe('/dashboards?compare=none'));
  expect(await month.findByRole('application')).toBeInTheDocument();
});

test('a person who requested too much reads how long to wait, and can go on after it', async () => {
  const api = createHomeApi();
  api.fail(dashboardCalls.getDatasets, 'RATE_LIMITED', { retryAfterSeconds: 170 });
  await openHome(api);
  const month = await widget('New members');
  expect(await month.findByText(/^You have requested many figures .* again in 3 minutes\.$/)).toBeVisible();
  expect(month.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a line of the answer with 429 has its words; Retry comes when the time is over', async () => {
  const api = createHomeApi();
  const errorOf = (name: string) => ({
    code: 'RATE_LIMITED',
    message: 'Too many attempts.',
    ...(name === 'getInfoMonth' ? {} : { retry_after: 40 }),
  });
  api.answer(dashboardCalls.getDatasets, (request) =>
    (namesOf(request) ?? Object.keys(answers))
      .map((name) => `${JSON.stringify({ name, status: 429, error: errorOf(name) })}\n`)
      .join(''),
  );
  await openHome(api);
  const month = await widget('New members');
  expect(await month.findByText(/You can try again now\.$/)).toBeVisible();
  expect(month.getByRole('button', { name: 'Try again' })).toBeVisible();
  const country = await widget('Members by country');
  expect(country.getByText(/again in (40|39) seconds\.$/)).toBeVisible();
  expect(country.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('a viewer with protected numbers has one value of each filter, and reads which one of an address counts', async () => {
  const { api, user, where } = await openHome(createHomeApi(), '/dashboards?area=3&area=5&company=9');
  expect(await screen.findByRole('button', { name: 'Filters, 2 in use' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove the filter Area: number 5 (not in use)' })).toBeVisible();
  expect(screen.getByText(/one value of each filter counts, the first one/)).toBeVisible();
  expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1);
  expect(api.sent(dashboardCalls.getDatasets).at(-1)?.body).toMatchObject({ query: { area: [3], company: [9] } });
  await user.click(screen.getByRole('button', { name: 'Remove the filter Area: Data' }));
  await waitFor(() => expect(where()).toBe('/dashboards?area=5&company=9'));
  await waitFor(() =>
    expect(api.sent(dashboardCalls.getDatasets).at(-1)?.body).toMatchObject({ query: { area: [5] } }),
  );
  await user.click(screen.getByRole('button', { name: /^Filters, 2/ }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Filters' }));
  expect(drawer.getByLabelText('Area')).toHaveDisplayValue('number 5');
  await user.selectOptions(drawer.getByLabelText('Area'), 'Data');
  await waitFor(() => expect(where()).toBe('/dashboards?area=3&company=9'));
});

test('one live text follows all numbers, and names the failures once', async () => {
  const api = createHomeApi();
  const stream = api.stream(dashboardCalls.getDatasets);
  await openHome(api);
  const status = await screen.findByText('0 of 4 figures are loaded.');
  expect(status).toHaveAttribute('role', 'status');
  await waitFor(() => expect(api.sent(dashboardCalls.getDatasets)).toHaveLength(1));
  stream.write(lineOf('getInfoMonth', answers['getInfoMonth']));
  await waitFor(() => expect(status).toHaveTextContent('1 of 4 figures are loaded.'));
  stream.write(lineOf('getTotalMembers', answers['getTotalMembers']));
  stream.cut();
  await waitFor(() =>
    expect(status).toHaveTextContent('2 of 4 figures are loaded. Not loaded: Members by country and Most seen jobs.'),
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
