import type { ResourceTexts } from '@enlace/shared-admin';
import { areas, chapters, countries, states } from '@enlace/shared-contract/community';
import { accountStates, permissions, roles, users } from '@enlace/shared-contract/identity';
import type { RowOf } from '@enlace/shared-contract/resources';
import { locales } from '@enlace/shared-contract/text';
import { jobSkills, jobTitles, jobTypes, languageProficiency, seniorityLevels } from '@enlace/shared-contract/work';
import { defineTexts } from '@enlace/shared-platform';
import { Badge, Cluster } from '@enlace/shared-ui';

import { admin as office } from '../../lib/admin';
import { RoleNames } from '../../lib/role-names';
import { texts as en } from './locales/en';
import { userActions } from './user-actions';

const texts = defineTexts('mf-admin-content/users', en, {
  es: () => import(/* webpackChunkName: "users-texts-es" */ './locales/es'),
  pt: () => import(/* webpackChunkName: "users-texts-pt" */ './locales/pt'),
});

const periods = ['week', 'month', 'quarter', 'year'] as const;

const linkFields = (['linkedin', 'website', 'github'] as const).map(
  (name) => ({ name, type: 'url', width: 'half' }) as const,
);

export const admin = office.resource({
  contract: users,
  texts,
  columns: [
    { name: 'name', detail: (row) => row.email },
    { name: 'roles', cell: (row) => (row.roles.length === 0 ? null : <RoleNames roles={row.roles} />) },
    { name: 'chapter', cell: (row) => row.chapter?.name, detail: (row) => row.country, isMinor: true },
    { name: 'state', cell: (row, { words }) => <States row={row} words={words} /> },
    { name: 'last_sign_in_at', cell: 'date', isMinor: true },
    { name: 'created_at', cell: 'date', isMinor: true },
  ],
  filters: [
    { name: 'role', type: 'lookup', from: { of: roles, store: 'name' } },
    { name: 'chapter_id', type: 'lookup', from: { of: chapters } },
    { name: 'registered', type: 'choice', choices: periods },
    { name: 'signed_in', type: 'choice', choices: [...periods, 'before', 'never'] },
    { name: 'state', type: 'choice', choices: accountStates },
  ],
  sections: {
    person: [
      { name: 'avatar', type: 'image' },
      { name: 'first_name', type: 'text', width: 'half' },
      { name: 'last_name', type: 'text', width: 'half' },
      { name: 'email', type: 'email', width: 'half' },
      { name: 'phone', type: 'text', width: 'half' },
      { name: 'country_code', type: 'lookup', from: { of: countries, store: 'code' }, width: 'half' },
      { name: 'state_id', type: 'reference', of: states, from: 'country_state', width: 'half' },
      { name: 'city', type: 'text', width: 'half' },
      { name: 'locale', type: 'choice', choices: locales, width: 'half' },
      ...linkFields,
    ],
    work: [
      { name: 'headline', type: 'text' },
      { name: 'bio', type: 'textarea' },
      { name: 'company', type: 'text', width: 'half' },
      { name: 'area_id', type: 'reference', of: areas, from: 'area', width: 'half' },
      { name: 'job_title_id', type: 'reference', of: jobTitles, from: 'job_title', width: 'half' },
      { name: 'seniority_id', type: 'reference', of: seniorityLevels, from: 'seniority', width: 'half' },
      { name: 'chapter_id', type: 'reference', of: chapters, from: 'chapter', width: 'half' },
      { name: 'general_skills', type: 'relation', of: jobSkills },
      { name: 'tech_skills', type: 'relation', of: jobSkills },
      { name: 'job_types', type: 'relation', of: jobTypes },
      { name: 'languages', type: 'relation', of: languageProficiency },
    ],
    rights: [
      { name: 'roles', type: 'relation', of: roles },
      { name: 'own_permissions', type: 'relation', of: permissions },
      { name: 'has_page', type: 'switch' },
      { name: 'is_shown_in_chapter', type: 'switch' },
    ],
  },
  hides: ['is_disabled', 'privacy', 'password', 'c_password', 'current_password'],
  panels: [
    { name: 'signIns', load: () => import(/* webpackChunkName: "users-sign-ins" */ './panels/sign-ins-panel') },
    { name: 'privacy', load: () => import(/* webpackChunkName: "users-privacy" */ './panels/privacy-panel') },
  ],
  actions: userActions,
});

interface StatesProps {
  readonly row: RowOf<typeof users>;
  readonly words: ResourceTexts;
}

/** Marks for unusual states of an account. */
function States({ row, words }: StatesProps) {
  return (
    <Cluster gap={4}>
      {row.is_disabled && <Badge tone="danger">{words('states.disabled')}</Badge>}
      {!row.is_verified && <Badge tone="warning">{words('states.unverified')}</Badge>}
      {row.removal_due_at !== null && <Badge tone="warning">{words('states.leaving')}</Badge>}
    </Cluster>
  );
}
