import type { UnknownAction } from 'redux';

/** An action with a payload. */
export interface PayloadAction<P = void> extends UnknownAction {
  readonly type: string;
  readonly payload: P;
}

/** Makes and recognises actions of one type. */
export interface ActionCreator<P> {
  (...payload: [P] extends [void] ? [] : [payload: P]): PayloadAction<P>;
  readonly type: string;
  match(action: unknown): action is PayloadAction<P>;
}

/** Makes the creator of the actions of one type, e.g. `createAction<number>('notices/cleared')`. */
export function createAction<P = void>(type: string): ActionCreator<P> {
  // The payload is only missing when its type is void.
  const create = (payload?: P) => ({ type, payload: payload as P });
  return Object.assign(create, {
    type,
    match: (action: unknown): action is PayloadAction<P> => (action as UnknownAction | null)?.type === type,
  });
}
