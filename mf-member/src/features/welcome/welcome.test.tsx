import type { UserRecord } from '@enlace/shared-contract/identity';
import { buildChapter, renderRemote } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { createOwnApi } from '../../testing/own-api';

const lists = {
  areas: [],
  job_titles: [],
  states: [],
  seniority_levels: [],
  job_types: [],
  job_skills: [],
  language_proficiency: [],
  countries: [],
  chapters: [],
};

async function open(address = '/my/welcome', values: Partial<UserRecord> = {}, seed = {}) {
  const ownServer = createOwnApi({ company: '', ...values }, { ...lists, ...seed });
  const renderedPage = await renderRemote(remote, pages, address, { api: ownServer.api, locale: 'en' });
  await screen.findByRole('heading', { level: 1 });
  return { ...ownServer, ...renderedPage };
}

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = () => undefined;
});

test('each step is stored by itself and leads to the next, whose heading takes the focus', async () => {
  const { user, edits, where } = await open('/my/welcome?step=work');
  expect(screen.getByText(/Step 2 of 4/)).toBeInTheDocument();
  await user.type(screen.getByLabelText(/^Company/), 'Quipu Labs');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(where()).toBe('/my/welcome?step=skills'));
  expect(edits()).toEqual([{ company: 'Quipu Labs' }]);
  expect(await screen.findByRole('heading', { level: 1, name: 'What are you good at?' })).toHaveFocus();
});

test('a step can be skipped, and all of them', async () => {
  const { user, edits, where } = await open();
  expect(screen.getByRole('link', { name: 'Later: go to my page' })).toHaveAttribute('href', '/my');
  await user.click(screen.getByRole('link', { name: 'Skip this step' }));
  expect(where()).toBe('/my/welcome?step=work');
  expect(edits()).toEqual([]);
});

test('a double click goes on by one step', async () => {
  const { user, where } = await open();
  await user.click(screen.getByRole('link', { name: 'Skip this step' }));
  fireEvent.click(screen.getByRole('link', { name: 'Skip this step' }), { detail: 2 });
  expect(where()).toBe('/my/welcome?step=work');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(where()).toBe('/my/welcome?step=skills'));
  fireEvent.click(screen.getByRole('button', { name: 'Save and go on' }), { detail: 2 });
  await screen.findByRole('heading', { level: 1, name: 'What are you good at?' });
  expect(where()).toBe('/my/welcome?step=skills');
});

test('a reload keeps what was typed', async () => {
  const first = await open('/my/welcome?step=work');
  await first.user.type(screen.getByLabelText(/^Company/), 'Quipu Labs');
  first.unmount();
  await open('/my/welcome?step=work');
  await waitFor(() => expect(screen.getByLabelText(/^Company/)).toHaveValue('Quipu Labs'));
});

test('the last step ends on the own page', async () => {
  await open('/my/welcome?step=picture');
  expect(screen.getByRole('link', { name: 'Done: go to my page' })).toHaveAttribute('href', '/my');
});

test('a typed city proposes its chapter; chapters of the chosen country come first', async () => {
  const chapters = [
    buildChapter({ id: 4, name: 'Bogotá', city: 'Bogotá', country: 'Colombia', country_code: 'CO' }),
    buildChapter({ id: 5, name: 'Lima', city: 'Lima', country: 'Peru', country_code: 'PE' }),
    buildChapter({ id: 6, name: 'Medellín', city: 'Medellín', country: 'Colombia', country_code: 'CO' }),
  ];
  const countries = [
    { id: 1, name: 'Colombia', code: 'CO' },
    { id: 2, name: 'Peru', code: 'PE' },
  ];
  const place = { city: '', country_code: 'PE', chapter: null };
  const { user, edits } = await open('/my/welcome?step=chapter', place, { chapters, countries });
  const field = await screen.findByRole('combobox', { name: /^Chapter/ });
  await waitFor(() => expect(field).toHaveTextContent(/Lima, Peru.*Bogotá, Colombia/));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Country/ }), 'Colombia');
  expect(field).toHaveTextContent(/Bogotá, Colombia.*Medellín, Colombia.*Lima, Peru/);
  await user.type(screen.getByRole('textbox', { name: /^City/ }), 'bogota');
  expect(field).toHaveDisplayValue('Bogotá, Colombia');
  await user.selectOptions(field, 'Medellín, Colombia');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(edits()[0]).toMatchObject({ city: 'bogota', chapter_id: '6' }));
});
