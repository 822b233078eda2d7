import { lazyPart, useNotices } from '@enlace/shared-admin';
import type { ConvertTarget, InboxEntry } from '@enlace/shared-contract/forms';
import { useTexts } from '@enlace/shared-platform';
import { Suspense, useState } from 'react';

import type { WantedChange } from '../state/inbox';
import { useShownRow } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { EntryBody } from './entry-body';
import { EntryHead } from './entry-head';
import { NoteForm } from './note-form';
import { Thread } from './thread';

const ConvertDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-convert" */ '../dialogs/convert-dialog')).ConvertDialog,
}));

export interface EntryViewProps {
  readonly entry: InboxEntry;
  readonly onChange: (change: WantedChange) => void;
  readonly onReply: () => void;
  readonly onRemove: () => void;
}

/** A whole entry: its content, its history and its actions. */
export function EntryView({ entry: storedEntry, onChange, onReply, onRemove }: EntryViewProps) {
  const t = useTexts(inboxTexts);
  const notices = useNotices();
  const entry = useShownRow(storedEntry);
  const [target, setTarget] = useState<ConvertTarget | null>(null);
  return (
    <>
      <EntryHead entry={entry} onChange={onChange} onReply={onReply} onRemove={onRemove} onConvert={setTarget} />
      <EntryBody entry={entry} />
      <Thread entry={entry} />
      {entry.abilities.edit && <NoteForm entry={entry} />}
      {target !== null && (
        <Suspense fallback={null}>
          <ConvertDialog
            entry={entry}
            target={target}
            onClose={() => setTarget(null)}
            onDone={() => {
              setTarget(null);
              notices.showSuccess(t('converted'));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
