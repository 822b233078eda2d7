import {
  auditCalls,
  bulkCalls,
  draftCalls,
  historyCalls,
  listCalls,
  presenceCall,
  savedViews,
  deletedRowsCall,
} from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { eventNewsCalls } from '@enlace/shared-contract/events';

import type { RecordedCall } from './fake-api';

/** Calls of every back office screen beside its own data, with quiet answers; a test can announce others. */
const answers: readonly (readonly [Pick<WireCall, 'method' | 'path'>, unknown])[] = [
  [auditCalls.getAuditLabels, { data: { resources: {}, actions: { edit: 'Changed' } } }],
  [presenceCall, { data: [] }],
  [historyCalls.getRemovals, { data: [] }],
  [bulkCalls.jobs, { data: [] }],
  [historyCalls.getRevisions, { data: [], meta: { total: 0, page: 1, per_page: 20 } }],
  [draftCalls.getDraft, { data: null }],
  [deletedRowsCall, { data: [] }],
  [listCalls.neighbours, { data: { previous: null, next: null, position: null, total: 0 } }],
  [savedViews.wire.list, { data: [], meta: {} }],
  // The form of an event.
  [
    eventNewsCalls.get,
    { data: { state: null, facts: [], send_at: null, words: {}, people: {}, waiting: {}, uninformed: 0 } },
  ],
];

/** The answer to such a call; undefined for other calls. */
export function kitAnswer({ method, path }: RecordedCall): unknown {
  return answers.find(([call]) => call.method === method && call.path === path)?.[1];
}
