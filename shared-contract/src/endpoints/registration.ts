import * as z from 'zod/mini';

import { publicAccess, type RoleName } from '../access';
import { wire } from '../define-resource';
import { email, idInput, line, optionalText } from '../fields';
import { optionalLinkedIn } from '../network-fields';
import { locales } from '../text';
import { tolerantIdList } from '../tolerant-fields';

/**
 * Registrations (docs/SPECIFICATION.md, section 7). The call decides the role, never the body. Each is answered with
 * 201 and `registrationAnswerSchema`, and a pin for `/api/verifyEmail` is mailed. An address with an account gets the
 * same answer, and its owner gets a mail. The file `avatar` is optional. Guard fields are those of the public forms.
 */
export const registrationCalls = {
  member: wire.post('/api/addregister', 'multipart', publicAccess, { changes: ['users'] }),
  founder: wire.post('/api/addregisterfounder', 'multipart', publicAccess, { changes: ['users'] }),
  recruiter: wire.post('/api/addregister_recruiter', 'multipart', publicAccess, { changes: ['users'] }),
  latina: wire.post('/api/addregister_latina', 'multipart', publicAccess, { changes: ['users'] }),
  ally: wire.post('/api/addregister_ally', 'multipart', publicAccess, { changes: ['users'] }),
  investor: wire.post('/api/addregisterinvestor', 'multipart', publicAccess, { changes: ['users'] }),
} as const;

export const registrationKinds = ['member', 'founder', 'recruiter', 'latina', 'ally', 'investor'] as const;

export type RegistrationKind = (typeof registrationKinds)[number];

/** The role that each registration gives; a general member has none beside being signed in. */
export const registrationRoles: Readonly<Record<RegistrationKind, RoleName | null>> = {
  member: null,
  founder: 'founders',
  recruiter: 'recruiters',
  latina: 'latinas',
  ally: 'allies',
  investor: 'investors',
};

/** Kinds whose form requires `company_name`; the API takes their bodies without it, too. */
export const kindsWithCompany: readonly RegistrationKind[] = ['recruiter'];

const optionalId = z.optional(z.nullable(z.union([z.literal(''), idInput])));

/** All six take the same fields. `c_password` must equal `password`; a form that can show the password sends none. */
export const registrationSchema = z
  .object({
    email,
    password: z.string().check(z.minLength(8), z.maxLength(200)),
    c_password: z.optional(z.string()),
    first_name: line(120),
    last_name: line(120),
    /** ISO 3166-1 alpha-2. */
    country_code: z.optional(z.nullable(z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{2}$/))]))),
    city: optionalText(120),
    area_id: optionalId,
    seniority_id: optionalId,
    chapter_id: optionalId,
    headline: optionalText(200),
    linkedin: optionalLinkedIn,
    /** Of recruiters, founders and investors. */
    company_name: optionalText(160),
    /** Language of the user's mails; that of the caller by default. */
    locale: z.optional(z.enum(locales)),
    job_attach_general_skills: tolerantIdList,
    job_attach_tech_skills: tolerantIdList,
    job_attach_job_types: tolerantIdList,
  })
  .check(
    z.refine(({ password, c_password = password }) => password === c_password, {
      path: ['c_password'],
      error: 'mismatch',
    }),
  );

/** `user_id` goes into `/api/verifyEmail` with the pin of the mail. */
export const registrationAnswerSchema = z.object({
  data: z.object({ user_id: z.number(), email: z.string(), message: z.string() }),
  message: z.string(),
});
