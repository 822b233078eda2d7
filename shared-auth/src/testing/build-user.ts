import type { TokenAnswer, User } from '@enlace/shared-contract/identity';

/** A member; pass the fields that the test needs. */
export function buildUser(values: Partial<User> = {}): User {
  return {
    id: 7,
    email: 'latina@enlace.test',
    first_name: 'Inés',
    last_name: 'Peña',
    name: 'Inés Peña',
    headline: null,
    bio: null,
    city: null,
    country_code: null,
    country: null,
    locale: 'es',
    linkedin: null,
    avatar: null,
    area: null,
    chapter: null,
    seniority: null,
    roles: [{ id: 2, name: 'latinas' }],
    permissions: [],
    is_social: false,
    is_verified: true,
    created_at: '2026-01-02T03:04:05.000Z',
    updated_at: '2026-01-02T03:04:05.000Z',
    ...values,
  };
}

export function buildTokenAnswer(values: Partial<TokenAnswer> = {}): TokenAnswer {
  return { access_token: 'token-1', user: buildUser(), expires_in: 900, ...values };
}
