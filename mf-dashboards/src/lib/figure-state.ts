import type { CallStatus, ErrorView } from '@enlace/shared-data';

/** What a figure's slice holds: the answer's `data`, read by its schema. */
export interface FigureState<T> {
  readonly status: CallStatus;
  readonly data: T | null;
  readonly error: ErrorView | null;
}

export const idleFigure: FigureState<never> = { status: 'idle', data: null, error: null };
