import { users, type UserRecord } from '@enlace/shared-contract/identity';
import { renderRemote } from '@enlace/shared-testing';
import { screen, within } from '@testing-library/react';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

export const mockTurns: number[] = [];

const skill = (id: number, name: string, kind: 'tech' | 'general') => ({ id, name, kind });

const language = (id: number, code: string, level: string) => ({
  id,
  name: `${code}: ${level}`,
  language: code,
  level,
});

const lists = {
  areas: [],
  job_titles: [],
  states: [],
  seniority_levels: [],
  job_types: [{ id: 1, name: 'Full time' }],
  job_skills: [skill(1, 'Python', 'tech'), skill(2, 'SQL', 'tech'), skill(3, 'Mentoring', 'general')],
  language_proficiency: [language(1, 'Spanish', 'native'), language(2, 'Quechua', 'basic')],
  countries: [],
  chapters: [],
};

export const open = async (values: Partial<UserRecord> = {}, address = '/my/profile', moreLists: object = {}) => {
  const ownServer = createOwnApi(values, { ...lists, ...moreLists });
  const renderedPage = await renderRemote(remote, pages, address, { api: ownServer.api, locale: 'en' });
  await screen.findByRole('heading', { level: 1, name: 'Your profile' });
  return { ...ownServer, ...renderedPage };
};

export const section = (name: string) => within(screen.getByRole('region', { name }));

/** The server's refusal of an edit that was typed over an older record. */
export const conflict = (user: UserRecord, values: Partial<UserRecord>) => ({
  details: {
    updated_at: '2030-01-01T00:00:05Z',
    current: { ...user, ...values, updated_at: '2030-01-01T00:00:05Z' },
    changed_by: { id: 1, name: 'Ana Ruiz' },
    changed_at: '2030-01-01T00:00:05Z',
    fields: ['headline'],
    values: {},
    base: null,
  },
});

export const versionsOf = (api: Awaited<ReturnType<typeof open>>['api']) =>
  api.sent(users.wire.edit).map(({ ifMatch }) => ifMatch);
