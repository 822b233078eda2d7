import { useAnswer, useReload } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ErrorState, Icon, PlainLink, Skeleton } from '@enlace/shared-ui';

import { addressOf, type InboxChoice } from '../state/inbox-choice';
import { inbox } from '../state/inbox';
import { inboxTexts } from '../texts';
import { Back, Pane } from './entry-pane.styles';
import { EntryView, type EntryViewProps } from './entry-view';

export interface EntryPaneProps extends Omit<EntryViewProps, 'entry'> {
  readonly id: number;
  readonly choice: InboxChoice;
}

/** The open entry in each of its states. */
export function EntryPane({ id, choice, ...work }: EntryPaneProps) {
  const t = useTexts(inboxTexts);
  const reload = useReload();
  const { status, answer: entry, error } = useAnswer(inbox.calls.entry, id);
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
        <ErrorState title={t('entryFailed.title')} onRetry={() => reload([inbox.calls.entry.query(id)])}>
          {error?.message || t('entryFailed.hint')}
        </ErrorState>
      </Pane>
    );
  if (entry === null)
    return (
      <Pane aria-busy="true">
        {back}
        <Skeleton lines={8} />
      </Pane>
    );
  return (
    <Pane aria-busy={status === 'pending'}>
      {back}
      <EntryView key={entry.id} entry={entry} {...work} />
    </Pane>
  );
}
