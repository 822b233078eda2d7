import {
  type addDateNoteSchema,
  type addShareSchema,
  dashboardCalls,
  type saveGoalSchema,
  shareAnswerSchema,
  sharesSchema,
} from '@enlace/shared-contract/dashboards';
import { bodyOf, createCalls, dataOf, defineCall } from '@enlace/shared-data';
import type * as z from 'zod/mini';

import { marksSubject } from './dashboards.slice';

const client = 'authenticated';
const sharesSubject = 'dashboard-shares';

const write = { client, mode: 'first' } as const;
const readShares = bodyOf(sharesSchema);

/** Goals, notes and links. */
export const marksWork = createCalls('dashboards/marks', {
  saveGoal: defineCall<z.input<typeof saveGoalSchema>, null>({
    ...write,
    changes: () => [marksSubject],
    request: (body) => ({ call: dashboardCalls.saveGoal, body }),
    read: () => null,
  }),
  addNote: defineCall<z.input<typeof addDateNoteSchema>, null>({
    ...write,
    changes: () => [marksSubject],
    request: (body) => ({ call: dashboardCalls.addDateNote, body }),
    read: () => null,
  }),
  removeNote: defineCall<number, null>({
    ...write,
    changes: () => [marksSubject],
    request: (id) => ({ call: dashboardCalls.removeDateNote, params: { id } }),
    read: () => null,
  }),
  shares: defineCall<undefined, ReturnType<typeof readShares>['data']>({
    client,
    shows: () => [sharesSubject],
    request: () => ({ call: dashboardCalls.listShares }),
    read: (answer) => readShares(answer).data,
  }),
  addShare: defineCall<z.input<typeof addShareSchema>, z.output<typeof shareAnswerSchema>['data']>({
    ...write,
    changes: () => [sharesSubject],
    request: (body) => ({ call: dashboardCalls.addShare, body }),
    read: dataOf(shareAnswerSchema.shape.data),
  }),
  endShare: defineCall<number, null>({
    ...write,
    changes: () => [sharesSubject],
    request: (id) => ({ call: dashboardCalls.endShare, params: { id } }),
    read: () => null,
  }),
});
