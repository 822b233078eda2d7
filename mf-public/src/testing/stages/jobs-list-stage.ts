import type { Viewer } from '@enlace/shared-contract/access';
import {
  buildArea,
  buildJob,
  buildJobLocation,
  buildNamed,
  buildSeniorityLevel,
  createFakeApi,
  renderRemote,
  type FakeApi,
} from '@enlace/shared-testing';

import { pages } from '../../pages';
import remote from '../../remote';

export const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en', viewer: Viewer | null = null) =>
  renderRemote(remote, pages, address, { api, locale, viewer });

export function community(jobs = [buildJob({ id: 1, title: 'Ingeniera de datos' })]) {
  return createFakeApi({
    jobs,
    areas: [buildArea({ id: 5, name: 'Data engineering' })],
    seniority_levels: [buildSeniorityLevel({ id: 5, name: 'Senior' })],
    job_types: [buildNamed(1, 'Full time')],
    job_locations: [buildJobLocation({ id: 1, name: 'Bogotá' })],
  });
}
