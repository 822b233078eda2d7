import { useLateTexts } from '@enlace/shared-admin';
import { addNoteSchema, type InboxEntry } from '@enlace/shared-contract/forms';
import { limitsOf } from '@enlace/shared-contract/resources';
import { useCall } from '@enlace/shared-data';
import { Button, FormField } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent } from 'react';

import { inbox } from '../state/inbox';
import { useKeptWords } from '../../../lib/use-kept-words';
import { Note } from './entry.styles';
import { entryTexts } from './texts';

const blank = () => ({ text: '', key: crypto.randomUUID() as string, before: -1 });

/** A note for the team. It stays until the server has confirmed it; a repeated request adds it once. */
export function NoteForm({ entry: { id, notes } }: { readonly entry: Pick<InboxEntry, 'id' | 'notes'> }) {
  const t = useLateTexts(entryTexts);
  const { words, keep, drop } = useKeptWords('note', id, blank);
  const { text, key, before } = words;
  const note = useCall(inbox.calls.note, String(id));
  const hasArrived = before >= 0 && notes.slice(before).some((each) => each.text === text.trim());
  const arrive = useEffectEvent(() => drop());
  useEffect(() => {
    if (hasArrived) arrive();
  }, [hasArrived]);
  const handleAdd = () => {
    if (text.trim() === '') return;
    keep({ ...words, before: notes.length });
    note.start({ id, body: { text: text.trim(), key } });
  };
  return (
    <Note
      onSubmit={(event) => {
        event.preventDefault();
        handleAdd();
      }}
    >
      <FormField
        label={t('entry.note')}
        error={note.status === 'rejected' ? note.error?.message || t('entry.noteFailed') : undefined}
      >
        <Textarea
          rows={2}
          maxLength={limitsOf(addNoteSchema, 'text').maxLength}
          value={text}
          onChange={(event) => keep({ ...words, text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleAdd();
          }}
        />
      </FormField>
      <Button
        type="submit"
        size="small"
        variant="secondary"
        isDisabled={text.trim() === ''}
        isLoading={note.status === 'pending'}
      >
        {t('entry.addNote')}
      </Button>
    </Note>
  );
}
