import {
  companyPerkSchema,
  companyRegistrationSchema,
  contactUsSchema,
  type FieldsSchema,
  formCalls,
  type FormKind,
  investorContactSchema,
  pressInterviewSchema,
  pressInvitationSchema,
  sponsorContactSchema,
  sponsorRecruiterAccountSchema,
  type WireCall,
} from '@enlace/shared-contract';

import type { FormFamily } from './forms.tables';

/** A public form that makes an entry in one step. */
export interface FormDeclaration {
  readonly kind: FormKind;
  readonly family: FormFamily;
  /** Start of the reference that the sender receives. */
  readonly prefix: string;
  readonly call: WireCall;
  readonly schema: FieldsSchema;
  /** Step two of a company registration without step one. */
  readonly isAlone?: boolean;
}

export const companyRegistrationForm: FormDeclaration = {
  kind: 'company_registration',
  family: 'company',
  prefix: 'CR',
  call: formCalls.companyRegistration,
  schema: companyRegistrationSchema,
};

/** All public forms except step two of the company registration, which changes an entry. */
export const formDeclarations: readonly FormDeclaration[] = [
  {
    kind: 'contact_us',
    family: 'contact',
    prefix: 'CO',
    call: formCalls.contactUs,
    schema: contactUsSchema,
  },
  {
    kind: 'sponsor_recruiter_account',
    family: 'sponsors',
    prefix: 'AC',
    call: formCalls.sponsorRecruiterAccount,
    schema: sponsorRecruiterAccountSchema,
  },
  companyRegistrationForm,
  {
    kind: 'company_perk',
    family: 'company',
    prefix: 'CP',
    call: formCalls.companyPerk,
    schema: companyPerkSchema,
  },
  {
    kind: 'press_interview',
    family: 'press',
    prefix: 'PR',
    call: formCalls.pressInterview,
    schema: pressInterviewSchema,
  },
  {
    kind: 'press_invitation',
    family: 'press',
    prefix: 'PI',
    call: formCalls.pressInvitation,
    schema: pressInvitationSchema,
  },
  {
    kind: 'sponsor_contact',
    family: 'sponsors',
    prefix: 'SP',
    call: formCalls.sponsorContact,
    schema: sponsorContactSchema,
  },
  {
    kind: 'investor_contact',
    family: 'investor',
    prefix: 'IN',
    call: formCalls.investorContact,
    schema: investorContactSchema,
  },
];
