import {
  formCalls,
  registrationCalls,
  registrationKinds,
  registrationSchema,
  type RegistrationKind,
} from '@enlace/shared-contract';
import { buildArea, buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor, within } from '@testing-library/react';

import { pages } from '../../pages';
import remote from '../../remote';
import { texts as es } from './locales/es';

const createdAt = '2030-01-01T00:00:00Z';

function community(): FakeApi {
  const api = createFakeApi(
    {
      areas: [buildArea({ id: 8, name: 'Data' })],
      chapters: [buildChapter({ id: 3, name: 'Bogotá', slug: 'bogota', country: 'Colombia' })],
      countries: [
        { id: 1, name: 'Perú', code: 'PE' },
        { id: 2, name: 'Åland', code: 'AX' },
      ],
      seniority_levels: [
        { id: 9, name: 'Senior', slug: 'senior', rank: 3, created_at: createdAt, updated_at: createdAt },
      ],
      job_types: [{ id: 4, name: 'Full time' }],
      job_skills: [
        { id: 5, name: 'Mentoring', kind: 'general' },
        { id: 6, name: 'TypeScript', kind: 'tech' },
      ],
    },
    { viewer: null },
  );
  api.answer(formCalls.challenge, () => ({}));
  for (const kind of registrationKinds)
    api.answer(registrationCalls[kind], ({ body }) => ({
      data: { user_id: 77, email: body['email'], message: 'A code is on its way' },
      message: 'A code is on its way',
    }));
  return api;
}

const open = (address: string, api = community(), locale: 'en' | 'es' = 'en') =>
  renderRemote(remote, pages, address, { api, locale, viewer: null });
const field = (name: RegExp | string) => screen.getByLabelText(name);

beforeEach(() => sessionStorage.clear());

test('six doors lead to six forms', async () => {
  await open('/register');
  const doors = await screen.findAllByRole('heading', { level: 2 });
  const addresses = doors.map((door) => within(door).getByRole('link').getAttribute('href'));
  expect(addresses.sort()).toEqual(registrationKinds.map((kind) => `/register/${kind}`).sort());
});

test('who comes from a chapter finds it chosen', async () => {
  const { user, where } = await open('/register?chapter=bogota');
  await user.click(await screen.findByRole('link', { name: 'Ally' }));
  expect(await screen.findByRole('heading', { name: 'Hold a door open.' })).toBeInTheDocument();
  expect(where()).toBe('/register/ally?chapter=bogota');
  await waitFor(() => expect(field('Your chapter')).toHaveDisplayValue('Bogotá, Colombia'));
});

test('speaks the reader’s language', async () => {
  await open('/register/latina', community(), 'es');
  expect(await screen.findByRole('heading', { level: 1, name: es.latina.title })).toBeInTheDocument();
});

const commonFields = {
  email: 'nusta@example.org',
  password: 'a-long-one-7',
  c_password: 'a-long-one-7',
  first_name: 'Ñusta',
  last_name: 'Quispe',
  country_code: 'PE',
  headline: 'Data engineer',
  linkedin: 'https://linkedin.com/in/nusta',
  locale: 'en',
};
const jobs = {
  job_attach_job_types: ['4'],
  job_attach_general_skills: ['5'],
  job_attach_tech_skills: ['6'],
};
const ownFields: Readonly<Record<RegistrationKind, Readonly<Record<string, unknown>>>> = {
  member: { chapter_id: '3' },
  latina: { chapter_id: '3', area_id: '8', seniority_id: '9', ...jobs },
  ally: { chapter_id: '3', area_id: '8', company_name: 'Quipu Labs' },
  founder: { chapter_id: '3', area_id: '8', company_name: 'Quipu Labs' },
  recruiter: { company_name: 'Quipu Labs', ...jobs },
  investor: { company_name: 'Quipu Labs' },
};

test.each(registrationKinds)(
  '%s: sends what the contract names, without the terms, and leads to the code',
  async (kind) => {
    const { user, api, where } = await open(`/register/${kind}`);
    await user.type(await screen.findByLabelText(/^First name/), 'Ñusta');
    await user.type(field(/^Last name/), 'Quispe');
    await user.type(field(/^E-mail/), 'nusta@example.org');
    await user.type(field(/^Password/), 'a-long-one-7');
    await user.type(field(/^Repeat the password/), 'a-long-one-7');
    await screen.findByRole('option', { name: 'Perú' });
    await user.selectOptions(field('Country'), 'Perú');
    await user.type(field('In one line'), 'Data engineer');
    await user.type(field('LinkedIn'), 'linkedin.com/in/nusta');
    const expectedFields = ownFields[kind];
    if ('chapter_id' in expectedFields) await user.selectOptions(field('Your chapter'), 'Bogotá, Colombia');
    if ('area_id' in expectedFields) await user.selectOptions(field('Field'), 'Data');
    if ('seniority_id' in expectedFields) await user.selectOptions(field('How far you have come'), 'Senior');
    if ('company_name' in expectedFields) await user.type(field(/company/i), 'Quipu Labs');
    if ('job_attach_job_types' in expectedFields)
      for (const name of ['Full time', 'Mentoring', 'TypeScript']) await user.click(field(name));
    await user.click(field(/^I agree/));
    await user.click(screen.getByRole('button', { name: 'Create the account' }));

    await waitFor(() => expect(where()).toBe('/verify-email?user_id=77'));
    const { fill_ms: _time, ...body } = api.sent(registrationCalls[kind])[0]?.body ?? {};
    expect(body).toEqual({ ...commonFields, ...expectedFields });
    expect(registrationSchema.safeParse(body).success).toBe(true);
  },
);

test('a kind loads only the lists that it asks from', async () => {
  const { api } = await open('/register/investor');
  await screen.findByRole('option', { name: 'Perú' });
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/countries/list']);
  const names = within(field('Country'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Choose', 'Åland', 'Perú']);
});

test('two passwords that differ, and one that is too short, are told on leaving', async () => {
  const { user } = await open('/register/member');
  await user.type(await screen.findByLabelText(/^Password/), 'short');
  await user.tab();
  expect(await screen.findByText('Please use at least 8 characters.')).toBeInTheDocument();
  await user.type(field(/^Repeat the password/), 'another');
  await user.tab();
  expect(await screen.findByText('The two passwords are not the same.')).toBeInTheDocument();
});
