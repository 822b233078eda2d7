import type { InjectedSlice } from '@enlace/shared-data';

import { watchForms } from './sending.saga';
import { idleSending, selectSendingState, sendingPath, sendingSlice, type Sending } from './sending.slice';

/** Every screen with a form brings this slice. */
export const sending: InjectedSlice = { path: sendingPath, reducer: sendingSlice.reducer, saga: watchForms };

export const { sent, forgotten, proofWanted } = sendingSlice.actions;

export function selectSending(state: unknown, id: string): Sending {
  return selectSendingState(state).forms[id] ?? idleSending;
}
