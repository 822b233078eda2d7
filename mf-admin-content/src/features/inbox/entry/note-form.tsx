import { useLateTexts } from '@enlace/shared-admin';
import { inboxCalls } from '@enlace/shared-contract';
import { Button, FormField } from '@enlace/shared-ui';
import { Textarea } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useWork } from '../state/inbox-entry';
import { useWorkDone } from '../use-work-done';
import { Note } from './entry.styles';
import { entryTexts } from './texts';

/** A note that only the team reads. It is kept until it is certain that it arrived, and never added twice. */
export function NoteForm({ entryId }: { readonly entryId: number }) {
  const t = useLateTexts(entryTexts);
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const note = useWork('note');
  useWorkDone('note', {
    done: () => {
      setText('');
      setKey(crypto.randomUUID());
    },
  });
  const handleAdd = () => {
    if (text.trim() === '') return;
    note.start({ call: inboxCalls.addNote, params: { id: entryId }, body: { text: text.trim(), key } });
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
          maxLength={5000}
          value={text}
          onChange={(event) => setText(event.target.value)}
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
