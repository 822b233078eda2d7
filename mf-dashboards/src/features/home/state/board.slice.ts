import { boardAnswerSchema, dashboardCalls, type DashboardBoard } from '@enlace/shared-contract/dashboards';
import { bodyOf, type CallSpec, createCalls } from '@enlace/shared-data';
import { put, select } from '@enlace/shared-platform';

import { dashboards } from './dashboards.slice';

interface Order {
  readonly pinned: readonly string[];
}

const readBoard = bodyOf(boardAnswerSchema);

/** The last wish counts. Each request has the version of the answer before it. */
const saveOrder: CallSpec<Order, DashboardBoard> = {
  client: 'authenticated',
  mode: 'queue',
  merge: (_waiting, next) => next,
  *perform({ pinned: pinnedNames }, send) {
    const { board } = dashboards.calls;
    const state: unknown = yield select();
    const version = board.select(state).answer?.version ?? 0;
    const answer = yield* send({ call: dashboardCalls.saveBoard, body: { pinned: [...pinnedNames], version } });
    const savedBoard = readBoard(answer).data;
    yield put(board.replaced(undefined, savedBoard));
    return savedBoard;
  },
};

export const boardWork = createCalls('dashboards/boardWork', { save: saveOrder });
