import { takeBackSeconds } from '@enlace/shared-contract/recruiting';
import type { ErrorView } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { FormField, Stack, Text } from '@enlace/shared-ui';
import { Checkbox, Textarea } from '@enlace/shared-ui/controls';

import { candidatesTexts } from '../texts';
import { MemberMessage, type MemberMessageProps } from './member-message';
import { isReasonMissing, type Move, type MoveWords } from './words';

export interface MoveWordsFieldsProps extends Pick<MemberMessageProps, 'target' | 'companyId'> {
  readonly move: Move;
  /** Only the stage changes, which the member does not see. */
  readonly isQuiet: boolean;
  readonly words: MoveWords;
  /** The recruiter has tried to send them. */
  readonly isChecked: boolean;
  readonly error: ErrorView | null;
  readonly onChange: (words: MoveWords) => void;
}

/** What the candidate gets, the reason of a rejection, and a note for the team. */
export function MoveWordsFields(props: MoveWordsFieldsProps) {
  const { move, target, companyId, isQuiet, words, isChecked, error, onChange } = props;
  const t = useTexts(candidatesTexts);
  const effect = isQuiet ? 'stage' : move === 'reject' && words.showsReason ? 'rejectWithReason' : move;
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
      {move !== 'view' && !isQuiet && (
        <MemberMessage
          move={move}
          target={target}
          companyId={companyId}
          words={words}
          error={error}
          onChange={onChange}
        />
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
