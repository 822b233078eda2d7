import type { Viewer } from '@enlace/shared-contract/access';
import { defaultPrivacy, roles, type UserRecord } from '@enlace/shared-contract/identity';
import type { EntityOf } from '@enlace/shared-contract/resources';

import { buildSample } from './build-sample';
import { peopleNames, pick, places, slugOf } from './names';
import { createSequence, stamps } from './sequence';

const nextUser = createSequence();
const nextRole = createSequence();

/** A member; verified, with the role latinas. */
export function buildUser(values: Partial<UserRecord> = {}): UserRecord {
  const number = values.id ?? nextUser();
  const [first_name, last_name] = pick(peopleNames, number - 1);
  const { city, country_code, country } = pick(places, number);
  return {
    id: number,
    email: `${slugOf(first_name)}.${number}@example.org`,
    pending_email: null,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    headline: 'Ingeniera de datos',
    bio: null,
    city,
    country_code,
    country,
    locale: 'es',
    linkedin: null,
    website: null,
    github: null,
    avatar: null,
    area: null,
    chapter: null,
    seniority: null,
    country_state: null,
    job_title: null,
    roles: [{ id: 2, name: 'latinas' }],
    permissions: [],
    is_social: false,
    is_verified: true,
    phone: null,
    company: null,
    general_skills: [],
    tech_skills: [],
    job_types: [],
    languages: [],
    own_permissions: [],
    privacy: defaultPrivacy,
    has_page: false,
    is_shown_in_chapter: false,
    is_disabled: false,
    removal_due_at: null,
    last_sign_in_at: null,
    deleted_at: null,
    ...stamps(number),
    ...values,
  };
}

/** A viewer; an admin by default. */
export function buildViewer(values: Partial<Viewer> = {}): Viewer {
  return { id: 1, name: 'Inés Zúñiga', roles: ['admin'], permissions: [], ...values };
}

export function buildRole(values: Partial<EntityOf<typeof roles>> = {}): EntityOf<typeof roles> {
  const number = values.id ?? nextRole();
  return {
    ...buildSample(roles, number),
    name: `role-${number}`,
    ...values,
  };
}
