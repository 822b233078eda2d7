import { useNotices } from '@enlace/shared-admin';
import type { DateNote } from '@enlace/shared-contract/dashboards';
import { dataChanged, toErrorView, useAnswer, useCall } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { IconButton, Text, theme } from '@enlace/shared-ui';
import { ConfirmDialog } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { type Catalogue, dashboards, marksSubject } from '../state/dashboards.slice';
import { useDayWords } from '../state/use-points';
import { marksWork } from '../state/marks.slice';
import { NoteForm } from './note-form';
import { useTaskTexts } from './use-task-texts';

export interface NotesDialogProps {
  readonly catalogue: Catalogue;
  readonly onClose: () => void;
}

/** The notes on days: a form for a new one, and the others. */
export function NotesDialog({ catalogue, onClose }: NotesDialogProps) {
  const t = useTaskTexts();
  const [removal, setRemoval] = useState<DateNote | null>(null);
  return (
    <>
      <NoteForm catalogue={catalogue} onClose={onClose}>
        <Text size="small" tone="soft">
          {t('notes.lead')}
        </Text>
        <NoteList onRemove={setRemoval} />
      </NoteForm>
      {removal !== null && <NoteRemoval note={removal} onClose={() => setRemoval(null)} />}
    </>
  );
}

function NoteList({ onRemove }: { readonly onRemove: (note: DateNote) => void }) {
  const t = useTaskTexts();
  const { dayWords } = useDayWords();
  const notes = useAnswer(dashboards.calls.marks, undefined).answer?.notes ?? [];
  if (notes.length === 0) return <Text size="small">{t('notes.none')}</Text>;
  return (
    <Rows aria-label={t('notes.list')}>
      {notes.map((note) => (
        <li key={note.id}>
          <p>
            <strong>{dayWords(note.day)}</strong> {note.text}
          </p>
          {note.can_edit && (
            <IconButton
              icon="trash"
              size="small"
              label={t('notes.remove', { text: note.text })}
              onClick={() => onRemove(note)}
            />
          )}
        </li>
      ))}
    </Rows>
  );
}

interface NoteRemovalProps {
  readonly note: DateNote;
  readonly onClose: () => void;
}

/** Asks, and names the charts from which the note disappears. */
function NoteRemoval({ note, onClose }: NoteRemovalProps) {
  const t = useTaskTexts();
  const { dayWords } = useDayWords();
  const dispatch = useDispatch();
  const { showFailure } = useNotices();
  const { run, status } = useCall(marksWork.calls.removeNote, `note ${note.id}`);
  const remove = async () => {
    try {
      await run(note.id);
      onClose();
    } catch (failure) {
      dispatch(dataChanged([marksSubject]));
      // Another tab has removed it, or the answer of the first try was lost.
      if (toErrorView(failure).code === 'NOT_FOUND') onClose();
      else showFailure(failure, t('failed'));
    }
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('notes.question', { text: note.text, day: dayWords(note.day) })}
      confirmLabel={t('notes.confirm')}
      consequences={[t(`notes.consequences.${note.scope}`)]}
      isLoading={status === 'pending'}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}

const Rows = styled.ul`
  display: grid;
  li {
    display: flex;
    gap: ${theme.space[8]};
    align-items: center;
    justify-content: space-between;
    padding-block: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.textSize.small};
    overflow-wrap: anywhere;
  }
`;
