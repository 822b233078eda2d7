import { isAppError } from '@enlace/shared-contract/errors';
import { noteConflictSchema, type TalentNote } from '@enlace/shared-contract/talent-pool';
import { useCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, Stack, theme } from '@enlace/shared-ui';
import { useEffect, useState } from 'react';

import { talent } from '../../../lib/talent/talent.slice';
import { talentTexts } from '../../../lib/talent/texts';
import { NoteFields, type NoteWords } from './note-fields';

export interface EditNoteProps {
  readonly note: TalentNote;
  readonly onClose: () => void;
}

type StoredNote = Pick<TalentNote, 'text' | 'visibility' | 'version'>;

/** Reads the stored note from the error of a change; null for other errors. */
function storedNoteOf(cause: unknown): StoredNote | null {
  if (!isAppError(cause) || cause.code !== 'CONFLICT') return null;
  return noteConflictSchema.safeParse(cause.details).data ?? null;
}

/** Changes a note. After a change in another window, the user decides between both words. */
export function EditNote({ note, onClose }: EditNoteProps) {
  const t = useTexts(talentTexts);
  const { run, status, error, clear } = useCall(talent.calls.editNote, `edit note ${note.id}`);
  const [words, setWords] = useState<NoteWords>(note);
  const [version, setVersion] = useState(note.version);
  const [conflict, setConflict] = useState<StoredNote | null>(null);
  const [isChecked, setChecked] = useState(false);
  // An error of the last time is not one of this time.
  useEffect(() => clear(), [clear]);
  const text = words.text.trim();

  const handleSubmit = async () => {
    setChecked(true);
    if (text === '') return;
    try {
      await run({ id: note.id, visibility: words.visibility, text, version });
    } catch (cause) {
      // The state of the call has the error.
      setConflict(storedNoteOf(cause));
      return;
    }
    onClose();
  };
  const settle = (nextWords: NoteWords) => {
    setWords(nextWords);
    setVersion(conflict?.version ?? version);
    setConflict(null);
    clear();
  };
  const failure = error === null ? '' : (error.fields['text']?.[0] ?? (error.message || t('failed')));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <Stack gap={12}>
        {conflict !== null && (
          <Conflict role="alert">
            <p>{t('notes.conflict')}</p>
            <blockquote>{conflict.text}</blockquote>
            <span>
              <Button size="small" variant="secondary" onClick={() => settle(conflict)}>
                {t('notes.takeStored')}
              </Button>{' '}
              <Button size="small" variant="ghost" onClick={() => settle(words)}>
                {t('notes.keepMine')}
              </Button>
            </span>
          </Conflict>
        )}
        <NoteFields
          label={t('notes.editField')}
          words={words}
          error={isChecked && text === '' ? t('notes.needed') : conflict === null ? failure : ''}
          onChange={setWords}
        />
        <span>
          <Button type="submit" size="small" isLoading={status === 'pending'}>
            {t('save')}
          </Button>{' '}
          <Button size="small" variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
        </span>
      </Stack>
    </form>
  );
}

const Conflict = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding: ${theme.space[12]};
  border-radius: ${theme.radius.small};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warningInk};
  blockquote {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
