import { changedEntriesSchema } from '@enlace/shared-contract';
import { noticeShown, useReload } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { useCallback, useState } from 'react';

import type { InboxChoice } from '../state/inbox-choice';
import { entryNeed, useWork } from '../state/inbox-entry';
import { inboxNeed } from '../state/inbox-lists';
import { inboxTexts } from '../texts';
import { useWorkDone } from '../use-work-done';

interface Selection {
  readonly selected: ReadonlySet<number>;
  readonly onChanged: () => void;
}

/** Says how work on entries has ended, and asks for the list anew; `changes` counts what can be undone since. */
export function useReports(choice: InboxChoice, { selected, onChanged }: Selection) {
  const t = useTexts(inboxTexts);
  const dispatch = useDispatch();
  const reload = useReload();
  const bulk = useWork('bulk');
  const [changes, setChanges] = useState(0);
  const say = useCallback(
    (text: string, kind: 'success' | 'error' = 'success') => dispatch(noticeShown({ kind, text })),
    [dispatch],
  );
  const refresh = () => {
    setChanges(changes + 1);
    reload([inboxNeed(choice)]);
  };
  const fail = (said: string) => say(said || t('changed.failed'), 'error');
  useWorkDone('change', { done: refresh, failed: fail });
  useWorkDone('bulk', {
    done: () => {
      const report = changedEntriesSchema.safeParse(bulk.body).data?.data;
      const { changed = selected.size, same = 0, missing = [] } = report ?? {};
      say(
        [
          t('changed.bulk', { count: changed }),
          ...(same === 0 ? [] : [t('changed.same', { count: same })]),
          ...(missing.length === 0 ? [] : [t('changed.missing', { count: missing.length })]),
        ].join(' '),
      );
      onChanged();
      refresh();
      if (choice.entry !== null) reload([entryNeed(choice.entry)]);
    },
    failed: fail,
  });
  useWorkDone('export', { failed: (said) => say(said || t('failed.title'), 'error') });
  return { say, changes };
}
