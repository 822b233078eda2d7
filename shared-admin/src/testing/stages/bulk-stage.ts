import type { BulkJob } from '@enlace/shared-contract/admin';
import { buildTag, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../tags-office';

export const { remote, pages } = tagsOffice();

export const job = (part: Partial<BulkJob>): { data: BulkJob } => ({
  data: {
    id: 7,
    operation: 'remove',
    resource: 'tags',
    state: 'done',
    total: 29,
    done: 29,
    succeeded: 28,
    failed: 0,
    skipped: 1,
    reasons: [{ reason: 'in_use', count: 1 }],
    undo_until: '2030-01-01T10:00:00.000Z',
    undone: null,
    import_id: null,
    created_at: '2029-01-01T10:00:00.000Z',
    started_at: null,
    finished_at: null,
    ...part,
  },
});

export async function openList() {
  const api = createFakeApi({
    tags: Array.from({ length: 30 }, (_, at) => buildTag({ id: at + 1, name: `Tag ${at + 1}` })),
  });
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('30 tags');
  return { ...stage, api };
}
