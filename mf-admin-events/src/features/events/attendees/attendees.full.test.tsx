import { attendeesCalls, attendeeDownloadCalls, attendeeTicketCalls } from '@enlace/shared-contract/attendees';
import { screen, waitFor, within } from '@testing-library/react';

import { attendee, states, officeApi, choose, open, filesApi } from '../../../testing/stages/attendees-stage';

test('a person at the door gets a free ticket; what the server refuses is at its field', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('button', { name: 'Add attendee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add attendee' });
  await within(dialog).findByRole('option', { name: 'General' });
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  expect(within(dialog).getAllByText('Please fill this in.')).toHaveLength(3);
  await user.type(within(dialog).getByLabelText(/^First name/), 'Eva');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Sol');
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'eva@');
  api.fail(attendeesCalls.add, 'VALIDATION_FAILED', { fields: { email: ['Is this an address?'] } });
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  expect(await within(dialog).findByText('Is this an address?')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'example.org');
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.sent(attendeesCalls.add).at(-1)).toMatchObject({
    params: { id: 1 },
    body: { ticket_id: '2', email: 'eva@example.org' },
  });
});

test('a gift that is not mailed is named, and a repeated press has the same key', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await user.click(await screen.findByRole('button', { name: 'Add attendee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add attendee' });
  await within(dialog).findByRole('option', { name: 'General' });
  await user.type(within(dialog).getByLabelText(/^First name/), 'Eva');
  await user.type(within(dialog).getByLabelText(/^Last name/), 'Sol');
  await user.type(within(dialog).getByLabelText(/^E-mail/), 'eva@example.org');
  api.fail(attendeesCalls.add, 'NETWORK');
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  await waitFor(() => expect(api.sent(attendeesCalls.add)).toHaveLength(1));
  api.answer(attendeesCalls.add, () => ({ data: { ...attendee, is_mailed: false } }));
  await user.click(within(dialog).getByRole('button', { name: 'Add attendee' }));
  expect(await screen.findByText(/^Eva Sol has a ticket, but no mail was sent/)).toBeVisible();
  const [first, second] = api.sent(attendeesCalls.add).map(({ body }) => body?.['key']);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test('a ticket is sent again, and its answers are read', async () => {
  const api = officeApi();
  api.answer(attendeeTicketCalls.sendQrMail, () => ({ data: {} }));
  const answers = [
    { question: 'Size', answer: 'M', file_url: null, text_version: null },
    { question: 'Photos', answer: true, file_url: null, text_version: 2 },
  ];
  api.answer(attendeesCalls.get, () => ({ data: { ...attendee, answers } }));
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Send the ticket again');
  expect(await screen.findByText('The ticket is on its way to ana@example.org.')).toBeVisible();
  expect(api.sent(attendeeTicketCalls.sendQrMail)[0]?.body).toMatchObject({ id: 3, email: 'ana@example.org' });
  await choose(user, 'Order and answers');
  const drawer = await screen.findByRole('dialog', { name: 'Ana Luna' });
  expect(await within(drawer).findByText('M')).toBeVisible();
  expect(within(drawer).getByText('Yes · version 2 of the text')).toBeVisible();
  expect(within(drawer).getByRole('link', { name: '7K3Q-92XM' })).toHaveAttribute(
    'href',
    '/admin/events/1?panel=orders&order=9',
  );
});

describe('files', () => {
  const links: string[] = [];
  beforeEach(() => {
    links.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      links.push(this.getAttribute('href') ?? '');
    });
  });

  test('chosen people are a list of their own', async () => {
    const { user } = await open('/admin/events/1?panel=attendees', filesApi());
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Download…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download the list' });
    expect(within(dialog).getByText('The chosen person, one row for each ticket.')).toBeVisible();
    await within(dialog).findByRole('checkbox', { name: 'E-mail' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(links[0]).toBe(
        '/back/api/download_attendee_list?event_id=1&state=confirmed&format=csv&ids=3&token=one-use',
      ),
    );
  });

  test('no column is no file, and a refusal keeps the dialog', async () => {
    const api = filesApi();
    const { user } = await open('/admin/events/1?panel=attendees', api);
    await user.click(await screen.findByRole('button', { name: 'Download…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Download the list' });
    await user.click(await within(dialog).findByRole('button', { name: 'Choose none' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose at least one column.');
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Choose all' }));
    api.fail(attendeeDownloadCalls.addDownloadToken, 'FORBIDDEN', { userMessage: 'Ask an admin.' });
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Ask an admin.')).toBeVisible();
    expect(dialog).toBeVisible();
    expect(links).toEqual([]);
  });

  test('badges are made of chosen people, or of one ticket', async () => {
    const { user } = await open('/admin/events/1?panel=attendees', filesApi());
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Badges…' }));
    let dialog = await screen.findByRole('dialog', { name: 'Badges as PDF' });
    expect(within(dialog).getByLabelText('People')).toHaveDisplayValue('The chosen person');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(links[0]).toBe('/api/v2/events/1/badges?layout=a4&ids=3&token=one-use'));
    await user.click(await screen.findByRole('button', { name: 'Badges…' }));
    dialog = await screen.findByRole('dialog', { name: 'Badges as PDF' });
    await within(dialog).findByRole('option', { name: 'Only “General”' });
    await user.selectOptions(within(dialog).getByLabelText('People'), 'Only “General”');
    await user.selectOptions(within(dialog).getByLabelText('Paper'), 'Labels of 100 × 62 mm');
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(links[1]).toBe('/api/v2/events/1/badges?layout=label_100x62&ticket_id=2&token=one-use'));
  });
});

test('what stays after a bulk action is named once, not again when the action is opened again', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  const cancelChosen = async () => {
    await user.click(await screen.findByRole('checkbox', { name: /Ana Luna/ }));
    await user.click(screen.getByRole('button', { name: 'Cancel tickets' }));
    return screen.findByRole('dialog', { name: 'Cancel 1 ticket?' });
  };
  const dialog = await cancelChosen();
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Rain');
  const failure = { id: 3, message: 'Stripe refused it.' };
  api.answer(attendeesCalls.cancelMany, () => ({ data: { done: 0, skipped: 0, failed: [failure] } }));
  await user.click(within(dialog).getByRole('button', { name: 'Cancel tickets' }));
  expect(await within(dialog).findByText(/Stripe refused it/)).toBeVisible();
  api.fail(attendeesCalls.cancelMany, 'UNAVAILABLE', { userMessage: 'Not now.' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel tickets' }));
  expect(await within(dialog).findByText('Not now.')).toBeVisible();
  expect(within(dialog).queryByText(/Stripe refused it/)).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(within(await cancelChosen()).queryByText('Not now.')).not.toBeInTheDocument();
});

test('registrations that wait are approved together, and one is refused with a reason', async () => {
  const api = officeApi();
  const waiting = ['Eva', 'Ada'].map((first_name, index) => ({
    ...attendee,
    id: 20 + index,
    first_name,
    state: 'pending_approval',
    price: 0,
  }));
  api.answer(attendeesCalls.list, () => ({ data: waiting, meta: { total: 40, page: 1, per_page: 25, states } }));
  api.answer(attendeesCalls.approve, () => ({ data: { done: 1, skipped: 1, failed: [] } }));
  api.answer(attendeesCalls.refuse, () => ({ data: { done: 1, skipped: 0, failed: [] } }));
  const { user } = await open('/admin/events/1?panel=attendees&state=pending_approval', api);
  expect(await screen.findByRole('tab', { name: 'Pending (2)' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('checkbox', { name: /Eva Luna/ }));
  await user.click(screen.getByRole('checkbox', { name: /Ada Luna/ }));
  const bar = screen.getByRole('region', { name: 'Chosen attendees' });
  await user.click(within(bar).getByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 registrations?' });
  expect(within(dialog).getByText(/by mail at once/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/1 registration is approved\. 1 was in another state/)).toBeVisible();
  expect(api.sent(attendeesCalls.approve)[0]).toMatchObject({ params: { id: 1 }, body: { ids: [20, 21] } });

  await user.click(screen.getByRole('checkbox', { name: /Eva Luna/ }));
  await user.click(screen.getByRole('button', { name: 'Choose all 40' }));
  await user.click(screen.getByRole('button', { name: 'Refuse' }));
  const refusal = await screen.findByRole('dialog', { name: 'Refuse 40 registrations?' });
  await user.type(within(refusal).getByLabelText('Reason'), 'Full');
  await user.click(within(refusal).getByRole('button', { name: 'Refuse' }));
  await waitFor(() =>
    expect(api.sent(attendeesCalls.refuse)[0]?.body).toEqual({
      query: { state: 'pending_approval' },
      reason: 'Full',
    }),
  );
});

test('a cancellation that failed has no error in a new dialog', async () => {
  const api = officeApi();
  const { user } = await open('/admin/events/1?panel=attendees', api);
  await choose(user, 'Cancel the ticket');
  const dialog = await screen.findByRole('dialog', { name: 'Cancel the ticket of Ana Luna?' });
  await user.click(within(dialog).getByRole('checkbox', { name: 'Refund $25.00' }));
  api.fail(attendeesCalls.cancel, 'UNAVAILABLE', { userMessage: 'Try it later.' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel the ticket' }));
  expect(await within(dialog).findByText('Try it later.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await choose(user, 'Cancel the ticket');
  await screen.findByRole('dialog', { name: 'Cancel the ticket of Ana Luna?' });
  await waitFor(() => expect(screen.queryByText('Try it later.')).not.toBeInTheDocument());
});
