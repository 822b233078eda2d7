import type { Viewer } from '@enlace/shared-contract/access';
import { buildJob, createFakeApi, renderRemote, type FakeApi } from '@enlace/shared-testing';

import { pages } from '../pages';
import remote from '../../remote';
import { answerFacets } from '../answer-facets';

export const open = (address: string, api: FakeApi, locale: 'en' | 'es' | 'pt' = 'en', viewer: Viewer | null = null) =>
  renderRemote(remote, pages, address, { api, locale, viewer });

export function community(jobs = [buildJob({ id: 1, title: 'Ingeniera de datos' })], ...facets: FacetsOf) {
  return answerFacets(createFakeApi({ jobs }), ...facets);
}

type FacetsOf = Parameters<typeof answerFacets> extends [FakeApi, ...infer Rest] ? Rest : never;
