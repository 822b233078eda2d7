import { type CandidateMove, type CandidatesMove, takeBackSeconds } from '@enlace/shared-contract/recruiting';
import type { ErrorView } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { Checkbox, Textarea } from '@enlace/shared-ui/controls';

import { candidatesTexts } from '../texts';

/** What a recruiter writes with a move. */
export interface MoveWords {
  readonly reason: string;
  readonly showsReason: boolean;
  readonly note: string;
}

export const emptyWords: MoveWords = { reason: '', showsReason: false, note: '' };

export function isReasonMissing(move: CandidateMove, { reason }: MoveWords): boolean {
  return move === 'reject' && reason.trim() === '';
}

/** The words as the call has them. */
export function fieldsOf(
  move: CandidateMove,
  { reason, showsReason, note }: MoveWords,
): Pick<CandidatesMove, 'reason' | 'shows_reason' | 'note'> {
  return {
    ...(move === 'reject' ? { reason: reason.trim(), shows_reason: showsReason } : {}),
    ...(note.trim() === '' ? {} : { note: note.trim() }),
  };
}

/** The reason of a failed move that belongs to no field of the words. */
export function failureOf(error: ErrorView | null, otherwise: string): string | undefined {
  if (error === null || fields.some((name) => error.fields[name] !== undefined)) return undefined;
  const [first] = Object.values(error.fields);
  return first?.[0] ?? (error.message || otherwise);
}

const fields = ['reason', 'note'] as const;

export interface MoveWordsFieldsProps {
  readonly move: CandidateMove;
  readonly words: MoveWords;
  /** The recruiter has tried to send them. */
  readonly isChecked: boolean;
  readonly error: ErrorView | null;
  readonly onChange: (words: MoveWords) => void;
}

/** What the candidate gets, the reason of a rejection, and a note for the team. */
export function MoveWordsFields({ move, words, isChecked, error, onChange }: MoveWordsFieldsProps) {
  const t = useTexts(candidatesTexts);
  const effect = move === 'reject' ? (words.showsReason ? 'rejectWithReason' : 'reject') : move;
  const reasonProblem = isChecked && isReasonMissing(move, words) ? t('move.reasonNeeded') : '';
  return (
    <Stack gap={16}>
      <Text>{t(`move.effects.${effect}`, { seconds: takeBackSeconds })}</Text>
      {move === 'reject' && (
        <>
          <FormField
            label={t('move.reason')}
            hint={t('move.reasonHint')}
            isRequired
            error={reasonProblem || (error?.fields['reason']?.[0] ?? '')}
          >
            <Textarea
              rows={3}
              maxLength={1000}
              value={words.reason}
              onChange={({ target }) => onChange({ ...words, reason: target.value })}
            />
          </FormField>
          <Checkbox
            checked={words.showsReason}
            onChange={({ target }) => onChange({ ...words, showsReason: target.checked })}
          >
            {t('move.showsReason')}
          </Checkbox>
        </>
      )}
      <FormField label={t('move.note')} hint={t('move.noteHint')} error={error?.fields['note']?.[0] ?? ''}>
        <Textarea
          rows={2}
          maxLength={2000}
          value={words.note}
          onChange={({ target }) => onChange({ ...words, note: target.value })}
        />
      </FormField>
    </Stack>
  );
}
