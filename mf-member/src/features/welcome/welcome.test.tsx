import { renderRemote } from '@enlace/shared-testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { pages } from '../../pages';
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

async function open(address = '/my/welcome') {
  const ownServer = createOwnApi({ company: '' }, lists);
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
