import { type EventNews, eventNewsCalls, events as contract, seriesCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/events-form-stage';

const edit = contract.wire.edit ?? contract.wire.list;
const noNews = { state: null, facts: [], send_at: null, words: {}, uninformed: 0 };

async function openEvent(news: Partial<EventNews> = {}, values: object = {}) {
  const api = officeApi();
  api.change('events', 1, { status: 'published', ...values });
  let current: EventNews = { ...noNews, people: { es: 38, en: 2 }, waiting: { es: 5 }, ...news };
  api.answer(eventNewsCalls.get, () => ({ data: current }));
  api.answer(eventNewsCalls.decide, ({ body }) => {
    const isHeld = body['action'] === 'hold';
    current = { ...current, state: isHeld ? 'held' : 'done', send_at: null, uninformed: isHeld ? 40 : 0 };
    return { data: current };
  });
  return open('/admin/events/1?panel=form', api);
}

type Stage = Awaited<ReturnType<typeof openEvent>>;

async function changeVenue({ user }: Stage): Promise<void> {
  await user.type(await screen.findByLabelText(/^Venue/), ' Norte');
  await user.keyboard('{Control>}s{/Control}');
}

const question = () => screen.findByRole('dialog', { name: 'Notify people about this change?' });

test('a save with another place asks how people are notified, and sends the decision with the words', async () => {
  const stage = await openEvent();
  const { api, user } = stage;
  await changeVenue(stage);
  const dialog = await question();
  expect(dialog).toHaveTextContent('You change: venue. 45 people have a ticket, or wait for one.');
  expect(api.sent(edit)).toHaveLength(0);
  await user.click(within(dialog).getByRole('radio', { name: /^Not yet/ }));
  expect(within(dialog).getByRole('tab', { name: 'Spanish (43)' })).toHaveAttribute('aria-selected', 'true');
  const languages = within(dialog).getAllByRole('tab');
  expect(languages.map(({ textContent }) => textContent)).toEqual(['English (2)', 'Spanish (43)', 'Portuguese']);
  await user.type(within(dialog).getByLabelText(/^Your words/), 'Hay más sitio.');
  api.fail(edit, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  await user.keyboard('{Control>}s{/Control}');
  const next = await question();
  expect(within(next).getByLabelText(/^Your words/)).toHaveValue('Hay más sitio.');
  await user.click(within(next).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.sent(edit)).toHaveLength(2));
  expect(api.sent(edit)[1]?.body).toMatchObject({ news: { mode: 'hold', words: { es: 'Hay más sitio.' } } });
});

test('what is typed after "Save", before the question appears, stays as an unsaved change', async () => {
  const stage = await openEvent();
  const { api, user } = stage;
  const release = api.hold(eventNewsCalls.get);
  await changeVenue(stage);
  expect(await screen.findByRole('button', { name: 'Save changes', busy: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.type(screen.getByLabelText(/^Title/), ' II');
  await user.keyboard('{Control>}s{/Control}');
  release();
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Café con datos has been saved.')).toBeVisible();
  expect(api.sent(edit)[0]?.body).not.toHaveProperty('title');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Café con datos II');
  expect(screen.getByText('Unsaved changes: Title')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save changes', busy: false })).toBeEnabled();
});

test('the words stay when the question is closed without a save', async () => {
  const stage = await openEvent();
  const { api, user } = stage;
  await changeVenue(stage);
  await user.click(within(await question()).getByRole('radio', { name: /^Not yet/ }));
  await user.type(within(await question()).getByLabelText(/^Your words/), 'Hay más sitio.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(edit)).toHaveLength(0);
  await user.keyboard('{Control>}s{/Control}');
  expect(within(await question()).getByRole('radio', { name: /^Not yet/ })).toBeChecked();
  expect(within(await question()).getByLabelText(/^Your words/)).toHaveValue('Hay más sitio.');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await user.keyboard('{Control>}s{/Control}');
  expect(within(await question()).getByLabelText(/^Your words/)).toHaveValue('Hay más sitio.');
});

test('discarded changes take the words of the question with them', async () => {
  const stage = await openEvent();
  const { user } = stage;
  await user.type(await screen.findByLabelText(/^Venue/), ' Sur');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await changeVenue(stage);
  await user.type(within(await question()).getByLabelText(/^Your words/), 'Hay más sitio.');
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard it' }));
  await changeVenue(stage);
  expect(within(await question()).getByLabelText(/^Your words/)).toHaveValue('');
});

test('a question after a conflict leaves no notice behind when it is cancelled', async () => {
  const stage = await openEvent();
  const { api, user } = stage;
  await screen.findByLabelText(/^Venue/);
  api.change('events', 1, { title: 'Té con datos' });
  await changeVenue(stage);
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  // The changes of both are merged, and the question is asked once more.
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveValue('Té con datos'));
  await user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByText(/changed this meanwhile/)).not.toBeInTheDocument();
  await user.keyboard('{Control>}s{/Control}');
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Té con datos has been saved.')).toBeVisible();
  expect(api.sent(edit)).toHaveLength(2);
});

test('a change of the words of the event, and an event without people, are saved without a question', async () => {
  const stage = await openEvent({ people: {}, waiting: {} });
  const { api, user } = stage;
  await user.type(await screen.findByLabelText(/^Title/), '!');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(api.sent(edit)).toHaveLength(1));
  await changeVenue(stage);
  await waitFor(() => expect(api.sent(edit)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the other dates of a series get the same decision', async () => {
  const stage = await openEvent();
  const { api, user } = stage;
  const date = { slug: 'cafe', starts_at: '2031-03-05T23:00:00.000Z', ends_at: '2031-03-06T01:00:00.000Z' };
  const dates = [1, 2].map((event_id) => ({ ...date, event_id, status: 'published' }));
  api.answer(seriesCalls.getOfEvent, () => ({
    data: { id: 3, rule: 'FREQ=WEEKLY', sentence: 'Every week', timezone: 'America/Bogota', dates },
  }));
  api.answer(seriesCalls.copyToSeries, () => ({ data: { changed: 1, skipped: 0 } }));
  await changeVenue(stage);
  await user.click(within(await question()).getByRole('radio', { name: 'At once' }));
  await user.click(within(await question()).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('radio', { name: /following/i }));
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(api.sent(seriesCalls.copyToSeries)).toHaveLength(1));
  expect(api.sent(seriesCalls.copyToSeries)[0]?.body).toMatchObject({ news: { mode: 'now' } });
});

test('the banner shows how many people are notified at what time; the mail is held back, and sent', async () => {
  const { api, user } = await openEvent({ state: 'planned', send_at: '2091-01-01T12:32:00.000Z', uninformed: 40 });
  expect(await screen.findByText('40 people are notified at Jan 1, 2091, 7:32 AM GMT-5.')).toHaveAttribute(
    'role',
    'status',
  );
  await user.click(screen.getByRole('button', { name: 'Hold back' }));
  expect(await screen.findByText(/^40 people do not know of a change yet/)).toBeVisible();
  api.fail(eventNewsCalls.decide, 'CONFLICT');
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(api.sent(eventNewsCalls.decide)).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Send now' }));
  await waitFor(() => expect(screen.queryByText(/do not know of a change/)).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(api.sent(eventNewsCalls.decide).map(({ body }) => body['action'])).toEqual(['hold', 'now', 'now']);
});

test('a postponed event whose date has passed asks when it gets its new date', async () => {
  const former = { starts_at: '2021-03-05T23:00:00.000Z', ends_at: '2021-03-06T01:00:00.000Z' };
  const stage = await openEvent({}, { status: 'postponed', ...former });
  const { api, user } = stage;
  const day = within(await screen.findByRole('group', { name: /^Starts/ })).getByLabelText('Date');
  await user.clear(day);
  await user.type(day, '2031-03-05');
  await user.keyboard('{Control>}s{/Control}');
  expect(await question()).toHaveTextContent('45 people have a ticket, or wait for one.');
  expect(api.sent(edit)).toHaveLength(0);
});
