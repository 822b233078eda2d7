import {
  chapterStartSchema,
  formCalls,
  incidentReportSchema,
  investorContactSchema,
  pressInterviewSchema,
  pressInvitationSchema,
  sponsorContactSchema,
  sponsorRecruiterAccountSchema,
  talkProposalSchema,
  volunteeringSchema,
} from '@enlace/shared-contract/forms';
import { renderRemote } from '@enlace/shared-testing';
import { screen, waitFor } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { community, field, writePerson, sendForm, person } from '../../testing/stages/forms-stage';

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
  const second = formCalls.companyRegistrationTwo;

  test('a link that has run out asks for the name again', async () => {
    sessionStorage.clear();
    const api = community(second);
    api.fail(formCalls.companyRegistrationDraft, 'NOT_FOUND');
    await renderRemote(remote, pages, '/companies/register?token=old', { api, viewer: null });
    expect(await screen.findByText(/The link has run out/)).toBeInTheDocument();
    expect(field(/^Company/)).toBeRequired();
  });
});
