import type { Viewer } from '@enlace/shared-contract/access';
import type { EntityOf } from '@enlace/shared-contract/resources';
import type { jobs } from '@enlace/shared-contract/work';
import { buildJob, createFakeApi, renderRemote } from '@enlace/shared-testing';

import { pages } from '../../pages';
import remote from '../../remote';

export function open(
  values: Partial<EntityOf<typeof jobs>> = {},
  { locale = 'en', viewer = null }: { locale?: 'en' | 'es' | 'pt'; viewer?: Viewer | null } = {},
) {
  const api = createFakeApi({ jobs: [buildJob({ id: 1, title: 'Ingeniera de datos', ...values })] });
  return renderRemote(remote, pages, '/jobs/ingeniera-de-datos', { api, locale, viewer });
}
