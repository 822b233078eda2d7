import * as z from 'zod/mini';

import { publicAccess } from '../access';
import { wire } from '../define-resource';
import {
  calendarDay,
  email,
  foundedYear,
  idInput,
  line,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredText,
} from '../fields';
import { optionalLinkedIn } from '../network-fields';
import { tolerantFlag, tolerantIdList } from '../tolerant-fields';

/** Logs of calls with this path contain no address of the caller. */
export const incidentReportPath = '/api/v2/create_incident_report';

/**
 * Public forms (docs/SPECIFICATION.md, sections 3 and 7). Every form is answered with 201 and `formReceiptSchema`,
 * for every sender and every result of the guard. A form that a browser sends without JavaScript is answered with 303
 * to its page with `?sent=<reference>`, or with a page that names the wrong fields.
 */
export const formCalls = {
  sponsorRecruiterAccount: wire.post('/api/create_sponsor_recruiter_account_form_entry', 'json', publicAccess, {
    changes: [],
  }),
  contactUs: wire.post('/api/create_contact_us_form_entry', 'json', publicAccess, { changes: [] }),
  companyRegistration: wire.post('/api/create_company_registration_entry', 'multipart', publicAccess, { changes: [] }),
  companyRegistrationTwo: wire.post('/api/create_company_registration_entry_two', 'multipart', publicAccess, {
    changes: [],
  }),
  companyPerk: wire.post('/api/create_company_perk_entry', 'json', publicAccess, { changes: [] }),
  pressInterview: wire.post('/api/create_press_interview', 'json', publicAccess, { changes: [] }),
  pressInvitation: wire.post('/api/create_press_invitation', 'json', publicAccess, { changes: [] }),
  sponsorContact: wire.post('/api/create_contact_form_for_sponsor_entry', 'json', publicAccess, { changes: [] }),
  /** A visitor who would like to invest. The specification reads such entries but names no call that writes one. */
  investorContact: wire.post('/api/v2/create_investor_form_entry', 'json', publicAccess, { changes: [] }),
  /** The forms of people who would like to do something with the community. */
  chapterStart: wire.post('/api/v2/create_chapter_start_entry', 'json', publicAccess, { changes: [] }),
  talkProposal: wire.post('/api/v2/create_talk_proposal_entry', 'json', publicAccess, { changes: [] }),
  hostingOffer: wire.post('/api/v2/create_hosting_offer_entry', 'json', publicAccess, { changes: [] }),
  volunteering: wire.post('/api/v2/create_volunteering_entry', 'json', publicAccess, { changes: [] }),
  /** A report of something that broke the rules of the community; also without a name. */
  incidentReport: wire.post(incidentReportPath, 'json', publicAccess, { changes: [] }),
  /** Data of step one of a company registration, for a return by the mail's link. */
  companyRegistrationDraft: wire.get('/api/v2/company_registration/{token}', publicAccess),
  /** A proof of work to solve while a form is filled in (altcha 2). */
  challenge: wire.get('/api/v2/form-challenge', publicAccess),
} as const;

/** Kinds of entries, one for each form; the two steps of a company registration make one entry. */
export const formKinds = [
  'sponsor_recruiter_account',
  'contact_us',
  'company_registration',
  'company_perk',
  'press_interview',
  'press_invitation',
  'sponsor_contact',
  'investor_contact',
  'chapter_start',
  'talk_proposal',
  'hosting_offer',
  'volunteering',
  'incident_report',
] as const;

export type FormKind = (typeof formKinds)[number];

/** What the accounts form asks for; the server takes other words too. */
export const accountTypes = ['sponsor', 'recruiter'] as const;

export const sponsorRecruiterAccountSchema = z.object({
  account_type: line(60),
  /** The previous account, for a move. */
  old_account_name: optionalText(120),
  old_account_email: z.optional(z.nullable(z.union([z.literal(''), email]))),
  first_name: line(120),
  last_name: line(120),
  company_name: line(160),
  email,
});

/** The id of a row, or nothing. */
export const optionalId = z.optional(z.nullable(z.union([z.literal(''), idInput])));
/** A required text of a visitor. */
export const message = requiredText(10_000);

export const contactUsSchema = z.object({
  first_name: line(120),
  last_name: line(120),
  email,
  /** A row of `contactTopics`. */
  topic_id: optionalId,
  company_name: optionalText(160),
  chapter_id: optionalId,
  message,
});

/** The six `companyFlags`, by which companies are filtered. */
const perkFlags = {
  remote_jobs: tolerantFlag,
  unlimited_vacation: tolerantFlag,
  paid_maternity_leave: tolerantFlag,
  latinx_hispanics_erg: tolerantFlag,
  women_in_tech_erg: tolerantFlag,
  lgbtqia_erg: tolerantFlag,
};

export const companyPerkSchema = z.object({ company_name: line(160), ...perkFlags });

export const countryCode = z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{2}$/))])));

/** Step one: who writes, and for which company. A file `logo` may come with either step. */
export const companyRegistrationSchema = z.object({
  company_name: line(160),
  first_name: line(120),
  last_name: line(120),
  email,
  position: optionalText(120),
  phone: optionalPhone,
  website: optionalUrl,
  country_code: countryCode,
  city: optionalText(120),
});

/**
 * Step two: data for the directory. `token` is the token from step one; without a valid one, `company_name` is
 * required and the entry is separate.
 */
export const companyRegistrationTwoSchema = z.object({
  token: optionalText(100),
  company_name: optionalText(160),
  industry: optionalText(120),
  /** One of the companies' `companySizes`; other words are taken too. */
  company_size: optionalText(40),
  founded_year: foundedYear,
  description: optionalText(5000),
  linkedin: optionalLinkedIn,
  careers_url: optionalUrl,
  /** Why the company wants to be part of the community. */
  message: optionalText(5000),
  ...perkFlags,
});

/** What a draft answers: step one, to go on from. */
export const companyRegistrationDraftSchema = z.object({
  data: z.object({
    company_name: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    has_logo: z.boolean(),
  }),
});

export const day = z.optional(z.nullable(z.union([z.literal(''), calendarDay])));

/** A journalist who would like to talk to a member. */
export const pressInterviewSchema = z.object({
  first_name: line(120),
  last_name: line(120),
  email,
  /** Newspaper, station, podcast. */
  media_name: line(160),
  position: optionalText(120),
  phone: optionalPhone,
  website: optionalUrl,
  topic: line(200),
  /** Last day, `YYYY-MM-DD`. */
  deadline: day,
  language: optionalText(60),
  message,
});

/** An invitation of the community to speak or to take part. */
export const pressInvitationSchema = z.object({
  first_name: line(120),
  last_name: line(120),
  email,
  organization_name: line(160),
  event_name: line(200),
  /** `YYYY-MM-DD`. */
  event_date: day,
  event_url: optionalUrl,
  /** City, or "online". */
  event_place: optionalText(200),
  phone: optionalPhone,
  message,
});

export const sponsorContactSchema = z.object({
  first_name: line(120),
  last_name: line(120),
  email,
  company_name: line(160),
  position: optionalText(120),
  phone: optionalPhone,
  website: optionalUrl,
  message: optionalText(10_000),
  /** What the company hires for: ids of `job_types` and `job_skills`. */
  job_attach_job_types: tolerantIdList,
  job_attach_general_skills: tolerantIdList,
  job_attach_tech_skills: tolerantIdList,
});

export const investorContactSchema = z.object({
  first_name: line(120),
  last_name: line(120),
  email,
  company_name: optionalText(160),
  website: optionalUrl,
  /** Interests of the investor. */
  interest: optionalText(200),
  message,
});

/** Where the link of the mail after step one leads, with `?token=`. */
export const companyRegistrationPath = '/companies/register';

/** Query parameter of a form's page after it was sent without JavaScript; its value is the reference. */
export const sentParameter = 'sent';

/** A field that people do not see (`aria-hidden`, `tabindex=-1`, `autocomplete=off`, off screen) and robots fill in. */
export const honeypotField = 'form_remark';

/**
 * What a form may send beside its fields; none of it is ever required. `fill_ms`: milliseconds from the first sight of
 * the form to sending. `altcha`: base64 of the JSON `{ challenge, solution }`.
 */
export const guardSchema = z.object({
  [honeypotField]: z.optional(z.unknown()),
  fill_ms: z.optional(z.unknown()),
  altcha: z.optional(z.unknown()),
});

/** Answer of every form. `token` only after step one of a company registration. */
export const formReceiptSchema = z.object({
  data: z.object({
    /** To quote in a mail, e.g. `CO-7K3M9Q`. */
    reference: z.string(),
    message: z.string(),
    token: z.optional(z.string()),
  }),
  message: z.string(),
});

/** A challenge as altcha-lib 2 makes and solves it. */
export const formChallengeSchema = z.object({
  data: z.object({
    parameters: z.object({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
      keySignature: z.optional(z.string()),
      /** In seconds since 1970. */
      expiresAt: z.optional(z.number()),
    }),
    signature: z.string(),
  }),
});
