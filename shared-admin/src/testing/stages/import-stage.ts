import type { BulkJob, Import, ImportRow } from '@enlace/shared-contract/admin';
import { buildTag, buildViewer, createFakeApi, renderRemote } from '@enlace/shared-testing';
import { screen } from '@testing-library/react';

import { tagsOffice, tagsPath } from '../tags-office';

const { remote, pages } = tagsOffice();

export const importAnswer = (part: Partial<Import> = {}): { data: Import } => ({
  data: {
    id: 3,
    resource: 'tags',
    state: 'uploaded',
    file_name: 'tags.csv',
    columns: ['Nombre', 'Notes'],
    rows_count: 3,
    rows: [
      ['Nube', 'x'],
      ['', 'y'],
    ],
    fields: [
      { field: 'id', kind: 'text', is_required: false },
      { field: 'name', kind: 'text', is_required: true },
    ],
    keys: ['none', 'id'],
    mapping: { name: 0 },
    key: 'none',
    delimiter: ',',
    encoding: 'utf-8',
    job_id: null,
    created_at: '2029-01-01T10:00:00.000Z',
    ...part,
  },
});

export const job: BulkJob = {
  id: 7,
  operation: 'import',
  resource: 'tags',
  state: 'done',
  total: 3,
  done: 3,
  succeeded: 3,
  failed: 0,
  skipped: 0,
  reasons: [],
  undo_until: '2030-01-01T10:00:00.000Z',
  undone: null,
  import_id: 3,
  created_at: '2029-01-01T10:00:00.000Z',
  started_at: null,
  finished_at: null,
};
export const bad: ImportRow = { row: 2, values: { name: '' }, action: 'fail', errors: { name: ['This is needed.'] } };

export async function openList(viewer = buildViewer({ roles: ['admin'] })) {
  const api = createFakeApi({ tags: [buildTag({ id: 1, name: 'Mentoría' })] }, { viewer });
  const stage = await renderRemote(remote, pages, tagsPath, { api });
  await screen.findByText('1 tag');
  return { ...stage, api };
}
