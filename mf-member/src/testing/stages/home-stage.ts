import type { UserRecord } from '@enlace/shared-contract/identity';
import { buildEvent, renderRemote } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { createOwnApi } from '../own-api';

const events = [
  buildEvent({ id: 1, title: 'Café con datos', timezone: 'America/Lima', starts_at: '2031-03-05T23:00:00Z' }),
];
export const home = (values: Partial<UserRecord> = {}, seed = {}) => createOwnApi(values, { events, ...seed }).api;
export const open = (api = home(), locale: 'en' | 'es' | 'pt' = 'en') =>
  renderRemote(remote, pages, '/my', { api, locale });
export const row = { id: 1, name: 'Senior' };
