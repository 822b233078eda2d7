import type { LessonNote } from '@enlace/shared-contract/learning';
import { clockTime } from '@enlace/shared-contract/text';
import { useRead, useRunCall } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Button, ErrorState, IconButton, Skeleton, tokens } from '@enlace/shared-ui';
import type { RefObject } from 'react';
import { useState } from 'react';

import { Pane } from '../panes/pane';
import { lessonWork } from '../lesson-work.slice';
import { saveText } from '../save-text';
import { learningTexts } from '../texts';
import { WordsForm } from '../words-form';

export interface NotesPaneProps {
  readonly lesson: { readonly id: number; readonly title: string };
  /** Second of the video; null without a player. */
  readonly secondOf: () => number | null;
  readonly onSeek: (second: number) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Notes of the learner, each with its place in the video. */
export function NotesPane({ lesson, secondOf, onSeek, field }: NotesPaneProps) {
  const t = useTexts(learningTexts);
  const { answer: notes, status, error, again } = useRead(lessonWork.calls.notes, { lesson: lesson.id });
  const run = useRunCall();
  const [editedId, setEditedId] = useState<number | null>(null);
  const [message, setMessage] = useState('');

  const remove = async (note: LessonNote) => {
    try {
      await run(lessonWork.calls.removeNote, { lesson: lesson.id, id: note.id }, `remove:${note.id}`);
      setMessage(t('notes.removed'));
      field.current?.focus();
    } catch {
      setMessage(t('notes.failed'));
    }
  };

  return (
    <Pane id="lesson-notes" title={t('notes.title')}>
      <WordsForm
        label={t('notes.new')}
        field={field}
        button={t('notes.add')}
        failureText={t('notes.failed')}
        onSave={async (text) => {
          await run(lessonWork.calls.addNote, { lesson: lesson.id, second: secondOf(), text }, `add:${lesson.id}`);
          setMessage(t('notes.added'));
        }}
      />
      <Hint>{t('notes.private')}</Hint>
      <p role="status">{message}</p>
      {status === 'rejected' && notes === null && <ErrorState onRetry={again}>{error?.message}</ErrorState>}
      {notes === null && status !== 'rejected' && <Skeleton lines={2} />}
      {notes !== null && notes.length > 0 && (
        <>
          <List>
            {notes.map((note) => (
              <li key={note.id}>
                {note.second !== null && (
                  <Button variant="ghost" size="small" onClick={() => onSeek(note.second ?? 0)}>
                    {clockTime(note.second)}
                  </Button>
                )}
                {editedId === note.id ? (
                  <WordsForm
                    label={t('notes.edit')}
                    start={note.text}
                    button={t('notes.save')}
                    failureText={t('notes.failed')}
                    onSave={async (text) => {
                      await run(lessonWork.calls.editNote, { lesson: lesson.id, id: note.id, text }, `edit:${note.id}`);
                      setEditedId(null);
                      setMessage(t('notes.saved'));
                    }}
                    onCancel={() => setEditedId(null)}
                  />
                ) : (
                  <Words>{note.text}</Words>
                )}
                {editedId !== note.id && (
                  <Tools>
                    <IconButton icon="edit" size="small" label={t('notes.edit')} onClick={() => setEditedId(note.id)} />
                    <IconButton icon="trash" size="small" label={t('notes.remove')} onClick={() => void remove(note)} />
                  </Tools>
                )}
              </li>
            ))}
          </List>
          <Button variant="ghost" size="small" iconBefore="download" onClick={() => saveNotes(lesson.title, notes)}>
            {t('notes.download')}
          </Button>
        </>
      )}
    </Pane>
  );
}

/** Saves the notes as a Markdown file. */
function saveNotes(title: string, notes: readonly LessonNote[]): void {
  const lines = notes.map(({ second, text }) => `- ${second === null ? '' : `**${clockTime(second)}** `}${text}`);
  saveText(`${title}.md`, `# ${title}\n\n${lines.join('\n')}\n`, 'text/markdown');
}

const { color, space, textSize } = tokens;

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${textSize.small};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[12]};
  margin-block: ${space[12]};
  li {
    padding-top: ${space[8]};
    border-top: 1px solid ${color.line};
  }
`;

const Words = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Tools = styled.div`
  display: flex;
  gap: ${space[4]};
`;
