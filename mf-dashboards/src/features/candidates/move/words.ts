import type { CandidatesMove } from '@enlace/shared-contract/recruiting';
import type { ErrorView } from '@enlace/shared-data';

export type Move = CandidatesMove['move'];

/** What a recruiter writes with a move. */
export interface MoveWords {
  readonly reason: string;
  readonly showsReason: boolean;
  readonly note: string;
  /** The message for the member: a template, own words, or none. */
  readonly source: number | 'own' | null;
  readonly message: string;
}

export const emptyWords: MoveWords = { reason: '', showsReason: false, note: '', source: null, message: '' };

export function isReasonMissing(move: Move, { reason }: MoveWords): boolean {
  return move === 'reject' && reason.trim() === '';
}

/** The words as the call has them. */
export function fieldsOf(
  move: Move,
  words: MoveWords,
): Pick<CandidatesMove, 'reason' | 'shows_reason' | 'note' | 'message' | 'template_id'> {
  const { reason, showsReason, note } = words;
  return {
    ...(move === 'reject' ? { reason: reason.trim(), shows_reason: showsReason } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...messageOf(words),
  };
}

/** The message of a move as the call has it. */
export function messageOf({ source, message }: MoveWords): Pick<CandidatesMove, 'message' | 'template_id'> {
  if (typeof source === 'number') return { template_id: source };
  return source === null || message.trim() === '' ? {} : { message: message.trim() };
}

/** The reason of a failed move that belongs to no field of the words. */
export function failureOf(error: ErrorView | null, otherwise: string): string | undefined {
  if (error === null || fields.some((name) => error.fields[name] !== undefined)) return undefined;
  const [first] = Object.values(error.fields);
  return first?.[0] ?? (error.message || otherwise);
}

const fields = ['reason', 'note', 'message', 'template_id'] as const;
