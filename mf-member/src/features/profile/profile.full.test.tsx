import { versionTag } from '@enlace/shared-contract/admin';
import { users } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { mockTurns, open, section, conflict, versionsOf } from '../../testing/stages/profile-stage';

let mockIsReadable = true;
jest.mock('../../lib/picture/cut-picture', () => ({
  sizeOf: () =>
    mockIsReadable ? Promise.resolve({ width: 400, height: 200 }) : Promise.reject(new Error('no picture')),
  cutPicture: (_address: string, _crop: object, turn: number) => {
    mockTurns.push(turn);
    return Promise.resolve(new File(['square'], 'picture.jpg', { type: 'image/jpeg' }));
  },
}));
afterEach(() => sessionStorage.clear());

test('skills and languages are sent as the difference of their lists', async () => {
  const { user, edits } = await open({ tech_skills: [{ id: 1, name: 'Python' }] });
  await user.click(screen.getByRole('button', { name: 'Edit Skills and languages' }));
  const part = section('Skills and languages');
  await user.click(await part.findByRole('button', { name: 'Remove Python' }));
  await user.type(part.getByRole('combobox', { name: /Technical skills/ }), 'sql{Enter}');
  await user.type(part.getByRole('combobox', { name: /Languages/ }), 'quechua{Enter}');
  await user.click(part.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edits()).toHaveLength(1));
  expect(edits()[0]).toEqual({
    job_attach_tech_skills: ['2'],
    job_detach_tech_skills: ['1'],
    attach_languages: ['2'],
  });
});

test('a link to a field opens its section with the focus on it', async () => {
  await open({}, '/my/profile?field=languages');
  expect(await section('Skills and languages').findByRole('combobox', { name: /Languages/ })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Edit Work' })).toBeInTheDocument();
});

test('what was typed when the login session ended is back after the next sign-in', async () => {
  const { user, unmount, api } = await open({ bio: 'Hola' });
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  await user.type(section('About you').getByLabelText(/In a few words/), ', soy Ñusta');
  api.fail(users.wire.edit, 'UNAUTHENTICATED');
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  unmount();

  const { user: sameUser, edits } = await open({ bio: 'Hola' });
  expect(section('About you').getByLabelText(/In a few words/)).toHaveValue('Hola, soy Ñusta');
  expect(section('About you').getByText('We kept what you had written.')).toBeInTheDocument();
  await sameUser.click(section('About you').getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
  expect(edits()).toEqual([{ bio: 'Hola, soy Ñusta' }]);
});

test('another field that was changed in another tab stays as it is there', async () => {
  const { user, api, edits, readUser } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  await user.type(section('About you').getByLabelText(/In a few words/), 'Hola');
  const before = versionTag(readUser().updated_at);
  api.fail(users.wire.edit, 'EDIT_CONFLICT', conflict(readUser(), { headline: 'Weaver' }));
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
  expect(edits()).toEqual([{ bio: 'Hola' }, { bio: 'Hola' }]);
  expect(versionsOf(api)).toEqual([before, versionTag('2030-01-01T00:00:05Z')]);
});

test('a save whose answer was lost is sent again without a word about another tab', async () => {
  const { user, api, edits, readUser } = await open();
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  await user.type(section('About you').getByLabelText(/In a few words/), 'Hola');
  api.fail(users.wire.edit, 'NETWORK');
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  await section('About you').findByRole('alert');
  api.fail(users.wire.edit, 'EDIT_CONFLICT', conflict(readUser(), { bio: 'Hola' }));
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
  expect(edits()).toEqual([{ bio: 'Hola' }, { bio: 'Hola' }, { bio: 'Hola' }]);
});

test('what was typed before a sign-in does not undo what another tab changed meanwhile', async () => {
  const { user, unmount, api } = await open({ bio: 'Hola' });
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  await user.type(section('About you').getByLabelText(/In a few words/), ', soy Ñusta');
  api.fail(users.wire.edit, 'UNAUTHENTICATED');
  await user.click(section('About you').getByRole('button', { name: 'Save' }));
  unmount();

  const { user: sameUser, edits } = await open({ bio: 'Hola', headline: 'Weaver' });
  expect(section('About you').getByLabelText(/Headline/)).toHaveValue('Weaver');
  await sameUser.click(section('About you').getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
  expect(edits()).toEqual([{ bio: 'Hola, soy Ñusta' }]);
});

test('a section that was given up opens with the stored values', async () => {
  const { user, unmount } = await open({ bio: 'Hola' });
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  await user.type(section('About you').getByLabelText(/In a few words/), ' otra vez');
  await user.click(section('About you').getByRole('button', { name: 'Cancel' }));
  unmount();
  await open({ bio: 'Hola' });
  expect(screen.getByRole('button', { name: 'Edit About you' })).toBeInTheDocument();
});

test('a picture is cut in a dialog before it is sent', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const { user, edits } = await open();
  const file = new File(['pixels'], 'me.png', { type: 'image/png' });
  await user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  await user.click(await screen.findByRole('button', { name: 'Turn right' }));
  await user.click(screen.getByRole('button', { name: 'Use this picture' }));
  expect(mockTurns).toEqual([90]);
  await waitFor(() => expect(edits()).toHaveLength(1));
  expect(Object.keys(edits()[0] ?? {})).toEqual(['avatar']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a picture that is too large, of a wrong type or cut in the middle is refused in its place, and can be sent again', async () => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  const { user, api, edits } = await open();
  const choose = (file: File) => user.upload(screen.getByLabelText('Picture', { selector: 'input' }), file);
  const picture = new File(['pixels'], 'me.png', { type: 'image/png' });
  const largePicture = new File(['pixels'], 'me.png', { type: 'image/png' });
  Object.defineProperty(largePicture, 'size', { value: 11_000_000 });
  await choose(largePicture);
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is larger than 10 MB.');
  mockIsReadable = false;
  await choose(picture);
  mockIsReadable = true;
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/cannot be shown. Please choose a JPEG/));
  await choose(picture);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Turn right' }));
  for (const [code, error, text] of [
    ['NETWORK', {}, 'The picture could not be saved. Please try again.'],
    ['PAYLOAD_TOO_LARGE', { userMessage: 'This is too large.' }, 'This is too large.'],
    ['VALIDATION_FAILED', { fields: { avatar: ['Please choose a picture.'] } }, 'Please choose a picture.'],
  ] as const) {
    api.fail(users.wire.edit, code, error);
    await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(text));
  }
  mockTurns.length = 0;
  await user.click(dialog.getByRole('button', { name: 'Use this picture' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The chosen part is the same in each attempt.
  expect(mockTurns).toEqual([90]);
  expect(edits()).toHaveLength(4);
});

test('a profile that an application leads to has the way back', async () => {
  const { user } = await open({}, '/my/profile?apply=ingeniera-de-datos');
  await user.click(screen.getByRole('button', { name: 'Edit About you' }));
  expect(screen.getByRole('link', { name: 'Back to your application' })).toHaveAttribute(
    'href',
    '/jobs/ingeniera-de-datos/apply',
  );
});
