import {
  companyPerkSchema,
  companyRegistrationSchema,
  companyRegistrationTwoSchema,
  contactUsSchema,
  formCalls,
  hostingOfferSchema,
  incidentReportSchema,
} from '@enlace/shared-contract/forms';
import { renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { pages } from '../../testing/pages';
import remote from '../../remote';
import { receipt, community, field, writePerson, sendForm, person } from '../../testing/stages/forms-stage';

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

describe('taking part', () => {
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
});
