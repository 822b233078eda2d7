import {
  type CandidateMove,
  type CandidatesMove,
  candidatePlaceholders,
  mostMemberMessage,
} from '@enlace/shared-contract/recruiting';
import { type ErrorView, useRead } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Button, FormField, Select, Stack } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { moveTemplates } from '../state/templates.slice';
import { candidatesTexts } from '../texts';
import { MessagePreview } from './message-preview';
import { messageOf, type MoveWords } from './words';

export interface MemberMessageProps {
  readonly move: CandidateMove;
  /** The candidates, for the preview of the message. */
  readonly target: Pick<CandidatesMove, 'ids' | 'where' | 'except' | 'stage_id'>;
  /** The company of the candidates; null for several ones, which have no templates. */
  readonly companyId: number | null;
  readonly words: MoveWords;
  readonly error: ErrorView | null;
  readonly onChange: (words: MoveWords) => void;
}

const ownWords = 'own';
const placeholders = candidatePlaceholders.map((word) => `{${word}}`).join(' ');

/** What the member gets with the move: a template of the company, own words, or nothing. */
export function MemberMessage({ move, target, companyId, words, error, onChange }: MemberMessageProps) {
  const t = useTexts(candidatesTexts);
  const { answer } = useRead(moveTemplates.calls.ofMove, companyId === null ? null : { companyId, move });
  const templates = answer ?? [];
  // Own words are previewed on request, because each preview is a request.
  const [previewedText, setPreviewedText] = useState('');
  const { source, message } = words;
  const isPreviewed =
    typeof source === 'number' || (source === ownWords && message !== '' && message === previewedText);
  const sourceOf = (value: string): MoveWords['source'] =>
    value === ownWords ? ownWords : (templates.find(({ id }) => String(id) === value)?.id ?? null);
  return (
    <Stack gap={12}>
      <FormField label={t('message.source')} error={error?.fields['template_id']?.[0] ?? ''}>
        <Select
          placeholder={t('message.none')}
          options={[
            ...templates.map(({ id, name }) => ({ value: id, label: name })),
            { value: ownWords, label: t('message.own') },
          ]}
          value={source ?? ''}
          onChange={({ target: { value } }) => onChange({ ...words, source: sourceOf(value) })}
        />
      </FormField>
      {source === ownWords && (
        <>
          <FormField
            label={t('message.text')}
            hint={t('message.hint', { placeholders })}
            error={error?.fields['message']?.[0] ?? ''}
          >
            <Textarea
              rows={5}
              maxLength={mostMemberMessage}
              value={message}
              onChange={({ target: { value } }) => onChange({ ...words, message: value })}
            />
          </FormField>
          {!isPreviewed && message.trim() !== '' && (
            <div>
              <Button size="small" variant="secondary" onClick={() => setPreviewedText(message)}>
                {t('message.preview')}
              </Button>
            </div>
          )}
        </>
      )}
      {isPreviewed && <MessagePreview move={{ move, ...target, ...messageOf(words) }} />}
    </Stack>
  );
}
