import type { JobMove } from '@enlace/shared-contract/work';

/** Moves that ask for a time, days or a note. */
const askingMoves = ['schedule', 'renew', 'return_to_draft'] as const satisfies readonly JobMove[];

export type AskingMove = (typeof askingMoves)[number];

export const asksMore = (move: JobMove): move is AskingMove => askingMoves.some((one) => one === move);
