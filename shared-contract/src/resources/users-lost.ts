import * as z from 'zod/mini';

import { only, roleNames } from '../access';
import { defineResource, wire } from '../define-resource';
import { registrationKinds } from '../endpoints/registration';
import { id, timestamp } from '../fields';
import { locales } from '../text';

/** Days after which a registration that was never verified is removed. */
export const lostRegistrationDays = 30;

/**
 * Registrations without a verification (docs/SPECIFICATION.md, section 3, lost users). Ids are those of the accounts.
 */
export const usersLost = defineResource({
  name: 'users_lost',
  entity: z.object({
    id,
    kind: z.enum(registrationKinds),
    role: z.nullable(z.enum(roleNames)),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    name: z.string(),
    country_code: z.nullable(z.string()),
    country: z.nullable(z.string()),
    city: z.nullable(z.string()),
    company_name: z.nullable(z.string()),
    locale: z.enum(locales),
    /** How often a pin was mailed, and when last. */
    mails_count: z.number(),
    mailed_at: timestamp,
    /** When it will be removed. */
    expires_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
  }),
  write: z.object({}),
  filters: z.object({ kind: z.optional(z.enum(registrationKinds)) }),
  sorts: ['created_at', 'name', 'email', 'mailed_at', 'kind', 'expires_at'],
  wire: {
    list: wire.get('/api/users_lost/list', only(['admin'], 'users_lost.list'), { order: 'desc' }),
    get: wire.get('/api/users_lost/{id}', only(['admin'], 'users_lost.get')),
    remove: wire.post('/api/v2/users_lost/remove?id={id}', 'none', only(['admin'], 'users_lost.remove')),
  },
});

/** Mails a new pin to a user without a verification. */
export const resendLostCall = wire.post(
  '/api/v2/users_lost/resend?id={id}',
  'none',
  only(['admin'], 'users_lost.get'),
  { changes: [] },
);
