import { act, screen, waitFor } from '@testing-library/react';

import { edit, get, openList, pencil, rowOf } from '../testing/stages/cells-stage';

if (edit === undefined || get === undefined) throw new Error('levels are edited');

test('Escape leaves it as it was; Tab saves and goes on to the next cell', async () => {
  const { api, user } = await openList();
  await user.dblClick(rowOf('Senior').getByText('3'));
  await user.type(await screen.findByRole('spinbutton'), '9{Escape}');
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  await waitFor(() => expect(pencil('Rank: Senior')).toHaveFocus());
  expect(api.sent(edit)).toHaveLength(0);

  await user.keyboard('{F2}');
  await user.type(await screen.findByRole('spinbutton', { name: 'Rank: Senior' }), '5{Tab}');
  const next = await screen.findByRole('textbox', { name: 'Name: Junior' });
  expect(next).toHaveFocus();
  await waitFor(() => expect(api.rows('seniority_levels')[1]?.['rank']).toBe(35));
  await user.type(next, ' plus{Tab}');
  await waitFor(() => expect(api.rows('seniority_levels')[0]?.['name']).toBe('Junior plus'));
});

test('a contradiction leads to the record', async () => {
  const { api, user } = await openList();
  api.fail(edit, 'EDIT_CONFLICT');
  await user.click(pencil('Rank: Junior'));
  await user.type(await screen.findByRole('spinbutton'), '4{Enter}');
  expect(await screen.findByText('Somebody else has changed this meanwhile.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the record' })).toHaveAttribute('href', '/admin/levels/1');
  expect(rowOf('Junior').getByText('1')).toBeInTheDocument();
});

test('in another language its text is written, among those that the record has, and taken back', async () => {
  const translations = { es: { name: 'Inicial' }, pt: { name: 'Júnior' } };
  const { api, user } = await openList({ locale: 'es', translations });
  // The editor suspends until its Spanish texts are loaded.
  await act(() => user.click(screen.getByRole('button', { name: /Name: Junior/ })));
  const box = await screen.findByRole('textbox', { name: 'Name (Español): Junior' });
  expect(box).toHaveAttribute('lang', 'es');
  await user.clear(box);
  await user.type(box, 'Principiante{Enter}');
  expect(await rowOf('Principiante').findByText('Guardado.')).toBeInTheDocument();
  const expectedBody = { translations: { es: { name: 'Principiante' }, pt: { name: 'Júnior' } } };
  expect(api.sent(edit).at(-1)?.body).toEqual(expectedBody);
  expect(api.rows('seniority_levels')[0]).toMatchObject({ name: 'Junior', ...expectedBody });

  await user.click(rowOf('Principiante').getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(api.rows('seniority_levels')[0]).toMatchObject({ name: 'Junior', translations }));
});

test('a translation that cannot be read first is refused in its cell', async () => {
  const { api, user } = await openList({ locale: 'es' });
  api.fail(get, 'NETWORK');
  await user.click(screen.getByRole('button', { name: /Name: Junior/ }));
  await user.type(await screen.findByRole('textbox'), ' uno{Enter}');
  expect(await rowOf('Junior').findByRole('alert')).toHaveTextContent('No se pudo guardar.');
  expect(api.sent(edit)).toHaveLength(0);
  await user.click(rowOf('Junior').getByRole('button', { name: 'Escribir de nuevo' }));
  expect(await screen.findByRole('textbox')).toHaveValue('Junior uno');
});
