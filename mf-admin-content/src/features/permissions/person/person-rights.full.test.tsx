import { rightsCalls } from '@enlace/shared-contract/identity';
import { screen, waitFor, within } from '@testing-library/react';

import { personRights, createApi, open, ask, ways } from '../../../testing/stages/person-rights-stage';

describe('the rights of one person', () => {
  test('say where she may although she has not the right, and what leading comes with', async () => {
    const rights = personRights.rights.map((one) => (one.id === null ? { ...one, sources: [], rows: [] } : one));
    const { user } = await open({ ...personRights, rights });
    await ask(user, /Chapters: edit/);
    expect(await screen.findByText('Through Bogotá, and only there.')).toBeInTheDocument();
    await ask(user, /Chapters: lead/);
    expect(await screen.findByText(/^It comes with leading a chapter/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the chapters' })).toHaveAttribute('href', '/admin/chapters');
  });

  test('say when her account stands in the way', async () => {
    const { user } = await open({ ...personRights, person: { ...personRights.person, fault: 'disabled' } });
    await ask(user, /News: edit/);
    expect(await screen.findByText(/^Her account is switched off, so she cannot sign in\./)).toBeInTheDocument();
  });
});

describe('the ways to a right that she lacks', () => {
  test('the permission alone; a refusal stays in the dialog', async () => {
    const api = createApi();
    api.fail(rightsCalls.savePersonRights, 'FORBIDDEN', { userMessage: 'You may not do that.' });
    const { user } = await open(personRights, {}, api);
    await ask(user, /Tags: edit/);
    await user.click(within(ways()).getByRole('button', { name: 'Give the permission' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give Íngrid Peña this permission?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
    await user.type(within(dialog).getByLabelText(/^Why/), 'Try');
    await user.click(within(dialog).getByRole('button', { name: 'Give' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('You may not do that.');
    expect(api.sent(rightsCalls.savePersonRights)[0]?.body).toMatchObject({ give_permissions: [12], give_roles: [] });
  });

  test('a role of hers: the table of rights opens with that cell changed and waiting for review', async () => {
    const { user, where } = await open();
    await ask(user, /Tags: edit/);
    await user.click(within(ways()).getByRole('link', { name: 'Let the role Latinas do it, in the table of rights' }));
    const box = await screen.findByRole('checkbox', { name: 'Tags: edit for Latinas' });
    expect(box).toBeChecked();
    expect(box).toHaveFocus();
    expect(screen.getByText('1 change not saved')).toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /Tags: add/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(box).not.toBeChecked();
    await waitFor(() => expect(where()).toBe('/admin/permissions?q=tags.edit'));
  });
});
