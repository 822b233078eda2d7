import type { ConvertTarget } from '@enlace/shared-contract';
import { noticeShown, useReload } from '@enlace/shared-data';
import { useDispatch, useSelector, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Icon, PlainLink, Skeleton } from '@enlace/shared-ui';
import { lazy, Suspense, useState } from 'react';

import { addressOf, type InboxChoice } from '../state/inbox-choice';
import { entryNeed } from '../state/inbox-entry';
import { selectInboxEntry } from '../state/inbox-entry.slice';
import { inboxTexts } from '../texts';
import { Back, Pane } from './entry.styles';
import { EntryHead } from './entry-head';
import { EntryBody } from './entry-body';
import { NoteForm } from './note-form';
import { Thread } from './thread';

const ConvertDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-convert" */ '../dialogs/convert-dialog')).ConvertDialog,
}));

export interface EntryPaneProps {
  readonly choice: InboxChoice;
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
  readonly onReply: () => void;
  readonly onRemove: () => void;
}

/** The entry that is open, in each of its states. */
export function EntryPane({ choice, onChange, onReply, onRemove }: EntryPaneProps) {
  const t = useTexts(inboxTexts);
  const reload = useReload();
  const dispatch = useDispatch();
  const { status, entry, error } = useSelector(selectInboxEntry);
  const [target, setTarget] = useState<ConvertTarget | null>(null);
  if (choice.entry === null) return <EmptyState title={t('pick.title')}>{t('pick.hint')}</EmptyState>;

  const id = choice.entry;
  const back = (
    <Back>
      <PlainLink to={addressOf({ ...choice, entry: null })} preventScrollReset>
        <Icon name="arrowLeft" size={18} />
        {t('back')}
      </PlainLink>
    </Back>
  );
  if (status === 'rejected')
    return (
      <Pane>
        {back}
        <ErrorState title={t('entryFailed.title')} onRetry={() => reload([entryNeed(id)])}>
          {error?.message || t('entryFailed.hint')}
        </ErrorState>
      </Pane>
    );
  if (entry === null || entry.id !== id)
    return (
      <Pane aria-busy="true">
        {back}
        <Skeleton lines={8} />
      </Pane>
    );
  return (
    <Pane aria-busy={status === 'pending'}>
      {back}
      <EntryHead entry={entry} onChange={onChange} onReply={onReply} onRemove={onRemove} onConvert={setTarget} />
      <EntryBody entry={entry} />
      <Thread entry={entry} />
      {entry.abilities.edit && <NoteForm key={entry.id} entryId={entry.id} />}
      {target !== null && (
        <Suspense fallback={null}>
          <ConvertDialog
            entry={entry}
            target={target}
            onClose={() => setTarget(null)}
            onDone={() => {
              setTarget(null);
              dispatch(noticeShown({ kind: 'success', text: t('convert.done') }));
            }}
          />
        </Suspense>
      )}
    </Pane>
  );
}
