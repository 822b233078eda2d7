import {
  chapterStartSchema,
  companyPerkSchema,
  companyRegistrationSchema,
  companyRegistrationTwoSchema,
  contactUsSchema,
  formCalls,
  hostingOfferSchema,
  incidentReportSchema,
  investorContactSchema,
  pressInterviewSchema,
  pressInvitationSchema,
  sponsorContactSchema,
  sponsorRecruiterAccountSchema,
  talkProposalSchema,
  volunteeringSchema,
  type WireCall,
} from '@enlace/shared-contract';
import { buildChapter, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

import { pages } from '../../pages';
import remote from '../../remote';

const receipt = { data: { reference: 'CO-7K3M9Q', message: 'Thank you' }, message: 'Thank you' };

interface Parser {
  safeParse(value: unknown): { readonly success: boolean; readonly error?: unknown };
}

function community(call: WireCall): FakeApi {
  const api = createFakeApi(
    {
      chapters: [buildChapter({ id: 3, name: 'Bogotá', country: 'Colombia' })],
      contact_topics: [{ id: 2, name: 'An idea', slug: 'idea' }],
      countries: [{ id: 1, name: 'Perú', code: 'PE' }],
      job_types: [{ id: 4, name: 'Full time' }],
      job_skills: [
        { id: 5, name: 'Mentoring', kind: 'general' },
        { id: 6, name: 'TypeScript', kind: 'tech' },
      ],
    },
    { viewer: null },
  );
  api.answer(formCalls.challenge, () => ({}));
  api.answer(call, () => receipt);
  return api;
}

const field = (name: RegExp | string) => screen.getByLabelText(name);

async function writePerson(user: UserEvent) {
  await user.type(await screen.findByLabelText(/^First name/), 'Ñusta');
  await user.type(field(/^Last name/), 'Quispe');
  await user.type(field(/^E-mail( \*)?$/), 'nusta@example.org');
}

/** Fills in a form, sends it, and returns the sent body after the contract has parsed it. */
async function sendForm(
  address: string,
  call: WireCall,
  schema: Parser,
  fill: (user: UserEvent) => Promise<void>,
): Promise<Readonly<Record<string, unknown>>> {
  sessionStorage.clear();
  const api = community(call);
  const { user, where } = await renderRemote(remote, pages, address, { api, viewer: null });
  await screen.findByRole('heading', { level: 1 });
  await fill(user);
  const buttons = screen.getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit');
  if (buttons[0] !== undefined) await user.click(buttons[0]);
  expect(await screen.findByText('Your reference: CO-7K3M9Q')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  expect(where()).toContain('sent=CO-7K3M9Q');
  const { fill_ms, ...body } = api.sent(call)[0]?.body ?? {};
  expect(Number(fill_ms)).toBeGreaterThanOrEqual(0);
  expect(schema.safeParse(body)).toMatchObject({ success: true });
  return body;
}

const person = { first_name: 'Ñusta', last_name: 'Quispe', email: 'nusta@example.org' };

test('contact: topic and chapter by their ids', async () => {
  const body = await sendForm('/contact', formCalls.contactUs, contactUsSchema, async (user) => {
    await screen.findByRole('option', { name: 'An idea' });
    await user.selectOptions(field('What is it about?'), 'An idea');
    await user.selectOptions(field('Is it for a chapter?'), 'Bogotá, Colombia');
    await user.type(field(/^Your message/), 'Hola');
    await writePerson(user);
  });
  expect(body).toEqual({ ...person, topic_id: '2', chapter_id: '3', message: 'Hola' });
});

test('contact: a link may name the chapter', async () => {
  const api = community(formCalls.contactUs);
  await renderRemote(remote, pages, '/contact?chapter_id=3', { api, viewer: null });
  await waitFor(() => expect(screen.getByLabelText('Is it for a chapter?')).toHaveDisplayValue('Bogotá, Colombia'));
});

test('contact: choices that could not be loaded are asked for again', async () => {
  const api = community(formCalls.contactUs);
  api.fail({ method: 'GET', path: '/api/v2/contact_topics' }, 'UNAVAILABLE');
  const { user } = await renderRemote(remote, pages, '/contact', { api, viewer: null });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: 'An idea' })).toBeInTheDocument();
});

test('an account for sponsors and recruiters', async () => {
  const call = formCalls.sponsorRecruiterAccount;
  const body = await sendForm('/contact/account', call, sponsorRecruiterAccountSchema, async (user) => {
    await writePerson(user);
    await user.click(field(/^Recruiter/));
    await user.type(field(/^Company/), 'Quipu Labs');
    await user.type(field('Name on the old account'), 'Rosa');
    await user.type(field('E-mail of the old account'), 'rosa@example.org');
  });
  expect(body).toEqual({
    ...person,
    account_type: 'recruiter',
    company_name: 'Quipu Labs',
    old_account_name: 'Rosa',
    old_account_email: 'rosa@example.org',
  });
});

test('company perks: each answer is a yes or a no', async () => {
  const body = await sendForm('/companies/perks', formCalls.companyPerk, companyPerkSchema, async (user) => {
    await user.type(await screen.findByLabelText(/^Company/), 'Quipu Labs');
    await user.click(field(/^Remote work/));
    await user.click(field(/^Paid maternity leave/));
  });
  expect(body).toEqual({
    company_name: 'Quipu Labs',
    remote_jobs: true,
    unlimited_vacation: false,
    paid_maternity_leave: true,
    latinx_hispanics_erg: false,
    women_in_tech_erg: false,
    lgbtqia_erg: false,
  });
});

test('a sponsor says what the company hires for, as lists of ids', async () => {
  const body = await sendForm('/contact/sponsor', formCalls.sponsorContact, sponsorContactSchema, async (user) => {
    await writePerson(user);
    await user.type(field(/^Company/), 'Quipu Labs');
    await user.type(field('Website'), 'quipu.example');
    await user.click(await screen.findByLabelText('Full time'));
    await user.click(await screen.findByLabelText('Mentoring'));
    await user.click(field('TypeScript'));
  });
  expect(body).toEqual({
    ...person,
    company_name: 'Quipu Labs',
    website: 'https://quipu.example',
    job_attach_job_types: ['4'],
    job_attach_general_skills: ['5'],
    job_attach_tech_skills: ['6'],
  });
});

test('an investor writes', async () => {
  const body = await sendForm('/contact/investor', formCalls.investorContact, investorContactSchema, async (user) => {
    await writePerson(user);
    await user.type(field('What would you like to invest in?'), 'Health');
    await user.type(field(/^Your message/), 'Hola');
  });
  expect(body).toEqual({ ...person, interest: 'Health', message: 'Hola' });
});

test('the press asks for an interview', async () => {
  const body = await sendForm('/press/interview', formCalls.pressInterview, pressInterviewSchema, async (user) => {
    await writePerson(user);
    await user.type(field(/^Who do you work for/), 'Radio Andina');
    await user.type(field(/^Topic/), 'Women in data');
    await user.type(field('Last day for the interview'), '2031-03-05');
    await user.type(field(/^What would you like to ask/), 'How it began');
  });
  expect(body).toEqual({
    ...person,
    media_name: 'Radio Andina',
    topic: 'Women in data',
    deadline: '2031-03-05',
    message: 'How it began',
  });
});

test('somebody invites', async () => {
  const body = await sendForm('/press/invitation', formCalls.pressInvitation, pressInvitationSchema, async (user) => {
    await writePerson(user);
    await user.type(field(/^Who invites/), 'Universidad del Sur');
    await user.type(field(/^Name of the event/), 'Semana abierta');
    await user.type(field('Place'), 'Lima');
    await user.type(field(/^What do you have in mind/), 'A talk');
  });
  expect(body).toEqual({
    ...person,
    organization_name: 'Universidad del Sur',
    event_name: 'Semana abierta',
    event_place: 'Lima',
    message: 'A talk',
  });
});

describe('taking part', () => {
  test('a group starts a chapter', async () => {
    const body = await sendForm('/take-part/chapter', formCalls.chapterStart, chapterStartSchema, async (user) => {
      await user.type(await screen.findByLabelText(/^City/), 'Cusco');
      await screen.findByRole('option', { name: 'Perú' });
      await user.selectOptions(field('Country'), 'Perú');
      await user.type(field(/^Who starts it with you/), 'Rosa and Luz');
      await user.type(field(/^What do you have in mind/), 'Thursdays');
      await writePerson(user);
    });
    const companions = 'Rosa and Luz';
    expect(body).toEqual({ ...person, city: 'Cusco', country_code: 'PE', companions, message: 'Thursdays' });
  });

  test('a speaker proposes a talk', async () => {
    const body = await sendForm('/take-part/talk', formCalls.talkProposal, talkProposalSchema, async (user) => {
      await user.type(await screen.findByLabelText(/^Title/), 'Patience');
      await user.click(field(/^Workshop/));
      await user.type(field(/^What do people take home/), 'Questions');
      await screen.findByRole('option', { name: 'Bogotá, Colombia' });
      await user.selectOptions(field('For a chapter?'), 'Bogotá, Colombia');
      await writePerson(user);
    });
    const talk = { topic: 'Patience', talk_format: 'workshop', message: 'Questions', chapter_id: '3' };
    expect(body).toEqual({ ...person, ...talk });
  });

  test('a company offers a room', async () => {
    const body = await sendForm('/take-part/host', formCalls.hostingOffer, hostingOfferSchema, async (user) => {
      await user.type(await screen.findByLabelText(/^Whose room/), 'Quipu Labs');
      await user.type(field(/^City/), 'Lima');
      await user.type(field(/^How many people/), '40');
      await user.click(field(/^It can be reached/));
      await writePerson(user);
    });
    const room = { company_name: 'Quipu Labs', city: 'Lima', seats: '40', has_step_free_access: true };
    expect(body).toEqual({ ...person, ...room });
  });

  test('a volunteer says what she likes to do', async () => {
    const body = await sendForm('/take-part/volunteer', formCalls.volunteering, volunteeringSchema, async (user) => {
      await user.type(await screen.findByLabelText(/^What would you like to do/), 'Bring chairs');
      await user.click(field(/^An evening or two/));
      await writePerson(user);
    });
    expect(body).toEqual({ ...person, message: 'Bring chairs', volunteer_hours: 'four' });
  });
});

describe('an incident', () => {
  test('is reported without a name: the fields for it disappear and are not sent', async () => {
    const body = await sendForm('/report', formCalls.incidentReport, incidentReportSchema, async (user) => {
      await user.type(await screen.findByLabelText(/^E-mail/), 'nusta@example.org');
      await user.click(field(/^Without my name/));
      expect(screen.queryByLabelText(/^E-mail/)).not.toBeInTheDocument();
      expect(screen.queryByRole('heading', { name: 'How we reach you' })).not.toBeInTheDocument();
      await user.type(field(/^In your own words/), 'A joke about accents');
    });
    expect(body).toEqual({ report_identity: 'anonymous', message: 'A joke about accents' });
  });

  test('is reported with a name and an e-mail', async () => {
    const body = await sendForm('/report', formCalls.incidentReport, incidentReportSchema, async (user) => {
      await user.click(await screen.findByLabelText(/^With my name/));
      await user.type(field(/^What may we call you/), 'Ñusta');
      await user.type(field(/^E-mail/), 'nusta@example.org');
      await user.type(field(/^In your own words/), 'Hola');
    });
    const { first_name, email } = person;
    expect(body).toEqual({ report_identity: 'named', first_name, email, message: 'Hola' });
  });

  test('leaves nothing in the tab before it is sent', async () => {
    sessionStorage.clear();
    const { user } = await renderRemote(remote, pages, '/report', {
      api: community(formCalls.incidentReport),
      viewer: null,
    });
    await user.type(await screen.findByLabelText(/^In your own words/), 'Nobody else should read this');
    await user.tab();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nobody else');
  });
});

describe('a company is registered', () => {
  const first = formCalls.companyRegistration;
  const second = formCalls.companyRegistrationTwo;

  test('in two steps: the token of the first goes with the second, the acknowledgement stays here', async () => {
    sessionStorage.clear();
    const api = community(second);
    api.answer(first, () => ({ ...receipt, data: { ...receipt.data, token: 'token-of-step-one' } }));
    const draft = { company_name: 'Quipu Labs', first_name: 'Ñusta', last_name: 'Quispe', email: 'n@example.org' };
    api.answer(formCalls.companyRegistrationDraft, () => ({ data: { ...draft, has_logo: false } }));
    const { user, where } = await renderRemote(remote, pages, '/companies/register', { api, viewer: null });
    await user.type(await screen.findByLabelText(/^Company/), 'Quipu Labs');
    await screen.findByRole('option', { name: 'Perú' });
    await user.selectOptions(field('Country'), 'Perú');
    await writePerson(user);
    await user.click(screen.getByRole('button', { name: 'Go on to step 2' }));

    expect(
      await screen.findByRole('heading', { name: 'What should people know about Quipu Labs?' }),
    ).toBeInTheDocument();
    expect(where()).toBe('/companies/register?token=token-of-step-one');
    expect(api.sent(formCalls.companyRegistrationDraft)[0]?.params).toEqual({ token: 'token-of-step-one' });
    const { fill_ms: _first, ...one } = api.sent(first)[0]?.body ?? {};
    expect(one).toEqual({ ...person, company_name: 'Quipu Labs', country_code: 'PE' });
    expect(companyRegistrationSchema.safeParse(one).success).toBe(true);

    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    await user.upload(field(/^Logo/), new File(['x'], 'logo.png', { type: 'image/png' }));
    await user.type(field('Founded in'), '201');
    await user.selectOptions(field('How many people work there?'), '11-50');
    await user.click(field(/^Remote work/));
    await user.click(screen.getByRole('button', { name: 'Send the company' }));
    expect(await screen.findByText(/Founded in: Please write a year/)).toBeInTheDocument();
    await user.type(field('Founded in'), '4');
    await user.click(field(/^I may speak/));
    await user.click(screen.getByRole('button', { name: 'Send the company' }));

    expect(await screen.findByText('Your reference: CO-7K3M9Q')).toBeInTheDocument();
    const { fill_ms: _second, logo, ...two } = api.sent(second)[0]?.body ?? {};
    expect(logo).toBeInstanceOf(File);
    expect(companyRegistrationTwoSchema.safeParse(two).success).toBe(true);
    expect(two).toEqual({
      token: 'token-of-step-one',
      company_size: '11-50',
      founded_year: '2014',
      remote_jobs: '1',
      unlimited_vacation: '0',
      paid_maternity_leave: '0',
      latinx_hispanics_erg: '0',
      women_in_tech_erg: '0',
      lgbtqia_erg: '0',
    });
  });

  test('a link that has run out asks for the name again', async () => {
    sessionStorage.clear();
    const api = community(second);
    api.fail(formCalls.companyRegistrationDraft, 'NOT_FOUND');
    await renderRemote(remote, pages, '/companies/register?token=old', { api, viewer: null });
    expect(await screen.findByText(/The link has run out/)).toBeInTheDocument();
    expect(field(/^Company/)).toBeRequired();
  });
});
