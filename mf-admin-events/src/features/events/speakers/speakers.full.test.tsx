import { type EventSpeaker, eventSpeakerCalls } from '@enlace/shared-contract/events';
import { screen, waitFor, within } from '@testing-library/react';

import { officeApi, open } from '../../../testing/stages/publishing-stage';

// jsdom has no addresses of files.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined }));

const member: EventSpeaker = {
  id: 1,
  user_id: 9,
  name: 'Ana Luna',
  headline: null,
  speaker_role: 'Host',
  picture: null,
};
const speaker: EventSpeaker = { ...member, id: 2, user_id: null, name: 'Dra. Aurora', speaker_role: 'Panelist' };

function speakersApi(speakers: readonly EventSpeaker[]) {
  const api = officeApi();
  const answer = (data: readonly EventSpeaker[]) => {
    api.answer(eventSpeakerCalls.listSpeakers, () => ({ data }));
    return { data };
  };
  answer(speakers);
  return { api, answer };
}

test('an external speaker is added by name and picture, beside the members', async () => {
  const { api, answer } = speakersApi([member]);
  api.answer(eventSpeakerCalls.addSpeaker, () => answer([member, speaker]));
  const { user } = await open('speakers', api);
  const region = await screen.findByRole('region', { name: 'Speakers' });
  expect(await within(region).findByText('Ana Luna')).toBeVisible();
  expect(within(region).queryByRole('button', { name: 'Edit Ana Luna' })).not.toBeInTheDocument();
  await user.click(within(region).getByRole('button', { name: 'Add a speaker' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a speaker' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please fill this in.')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/^Name/), 'Dra. Aurora');
  await user.type(within(dialog).getByLabelText(/^Role/), 'Panelist');
  await user.upload(within(dialog).getByLabelText(/^Picture/), new File(['x'], 'a.png', { type: 'image/png' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(region).findByText('Dra. Aurora')).toBeVisible();
  expect(api.sent(eventSpeakerCalls.addSpeaker)[0]?.body).toMatchObject({
    name: 'Dra. Aurora',
    speaker_role: 'Panelist',
    headline: '',
    picture: expect.any(File),
    key: expect.any(String),
  });
});

test('external speakers are edited, moved by the keyboard, and removed', async () => {
  const { api, answer } = speakersApi([member, speaker]);
  api.answer(eventSpeakerCalls.editSpeaker, () => answer([member, { ...speaker, name: 'Aurora Villa' }]));
  api.answer(eventSpeakerCalls.orderSpeakers, () => answer([speaker, member]));
  api.answer(eventSpeakerCalls.removeSpeaker, () => answer([member]));
  const { user } = await open('speakers', api);
  const region = await screen.findByRole('region', { name: 'Speakers' });
  const grip = await within(region).findByRole('button', { name: 'Move Dra. Aurora' });
  grip.focus();
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(api.sent(eventSpeakerCalls.orderSpeakers)[0]?.body).toEqual({ ids: [2, 1] }));
  await user.click(within(region).getByRole('button', { name: 'Edit Dra. Aurora' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Dra. Aurora' });
  await user.clear(within(dialog).getByLabelText(/^Name/));
  await user.type(within(dialog).getByLabelText(/^Name/), 'Aurora Villa');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(region).findByText('Aurora Villa')).toBeVisible();
  expect(api.sent(eventSpeakerCalls.editSpeaker)[0]?.body).toEqual({
    name: 'Aurora Villa',
    speaker_role: 'Panelist',
    headline: '',
  });
  await user.click(within(region).getByRole('button', { name: 'Remove Aurora Villa' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(within(region).queryByText('Aurora Villa')).not.toBeInTheDocument());
});
