import type { WireCall } from '@enlace/shared-contract/calls';
import {
  chapterStartSchema,
  companyPerkSchema,
  companyRegistrationSchema,
  contactUsSchema,
  formCalls,
  type FormKind,
  hostingOfferSchema,
  incidentReportSchema,
  investorContactSchema,
  pressInterviewSchema,
  pressInvitationSchema,
  sponsorContactSchema,
  sponsorRecruiterAccountSchema,
  talkProposalSchema,
  volunteeringSchema,
} from '@enlace/shared-contract/forms';
import type { FieldsSchema } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';

import { keepReport } from './anonymous-report';
import type { EntryData } from './entry-values';
import type { FormFamily } from './forms.tables';

/** A public form that makes an entry in one step. */
export interface FormDeclaration {
  readonly kind: FormKind;
  readonly family: FormFamily;
  /** Start of the reference that the sender receives. */
  readonly prefix: string;
  readonly call: WireCall;
  readonly schema: FieldsSchema;
  /**
   * No address of the sender is kept, not even as a fingerprint, and mails to the team contain only the reference.
   * `keep` returns the fields that the entry keeps.
   */
  readonly confidential?: { readonly keep: (values: EntryData, locale: Locale) => EntryData };
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
  {
    kind: 'chapter_start',
    family: 'take_part',
    prefix: 'CH',
    call: formCalls.chapterStart,
    schema: chapterStartSchema,
  },
  {
    kind: 'talk_proposal',
    family: 'take_part',
    prefix: 'TA',
    call: formCalls.talkProposal,
    schema: talkProposalSchema,
  },
  {
    kind: 'hosting_offer',
    family: 'take_part',
    prefix: 'HO',
    call: formCalls.hostingOffer,
    schema: hostingOfferSchema,
  },
  { kind: 'volunteering', family: 'take_part', prefix: 'VO', call: formCalls.volunteering, schema: volunteeringSchema },
  {
    kind: 'incident_report',
    family: 'incident',
    prefix: 'RE',
    call: formCalls.incidentReport,
    schema: incidentReportSchema,
    confidential: { keep: keepReport },
  },
];
