import { inboxCalls, type FormState, type InboxRow } from '@enlace/shared-contract';
import { defineScreen, noticeShown, useReload, useScreen } from '@enlace/shared-data';
import { useDispatch, useNavigate, useSelector, useTexts } from '@enlace/shared-platform';
import { EmptyState, Skeleton } from '@enlace/shared-ui';
import { lazy, Suspense, useCallback, useState } from 'react';

import { InboxHead } from './list/inbox-head';
import { InboxToolbar } from './list/inbox-toolbar';
import { StateTabs } from './list/state-tabs';
import { Beside, Choices, Split } from './inbox.styles';
import { addressOf, choiceOf, type InboxChoice } from './state/inbox-choice';
import { entryNeed, inboxEntry, useWork } from './state/inbox-entry';
import { selectInboxEntry } from './state/inbox-entry.slice';
import { assignees, inboxList, inboxNeed } from './state/inbox-lists';
import { replyTemplates } from './state/reply-templates';
import { inboxTexts } from './texts';
import { useInboxKeys } from './use-inbox-keys';
import { useWorkDone } from './use-work-done';

// Comes while the entries themselves are still under way.
const InboxList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-list" */ './list/inbox-list')).InboxList,
}));
const SelectionBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-selection" */ './list/selection-bar')).SelectionBar,
}));
const EntryPane = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-entry" */ './entry/entry-pane')).EntryPane,
}));
const KeysDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-keys" */ './dialogs/keys-dialog')).KeysDialog,
}));
const ReplyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-reply" */ './dialogs/reply-dialog')).ReplyDialog,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-remove" */ './dialogs/remove-dialog')).RemoveDialog,
}));

type Opened = 'keys' | 'reply' | 'remove';

/** All forms' entries: the list, and beside it (on a narrow window in its place) the entry that is open. */
function Inbox() {
  const t = useTexts(inboxTexts);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const reload = useReload();
  const { search, viewer } = useScreen();
  const choice = choiceOf(search);
  const list = useSelector(inboxList.select);
  const held = useSelector(selectInboxEntry).entry;
  const rows = list.data?.data ?? [];
  const abilities = list.data?.meta.abilities ?? { edit: false, export: false };
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<Opened | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);
  const change = useWork('change');
  const entry = held?.id === choice.entry ? held : null;

  const go = (part: Partial<InboxChoice>) =>
    void navigate(addressOf({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  const narrow = (part: Partial<InboxChoice>) => go({ page: 1, entry: null, ...part });
  const open = (id: number) => void navigate(addressOf({ ...choice, entry: id }), { preventScrollReset: true });
  const say = useCallback(
    (text: string, kind: 'success' | 'error' = 'success') => dispatch(noticeShown({ kind, text })),
    [dispatch],
  );
  const refresh = () => reload([inboxNeed(choice)]);
  useWorkDone('change', { done: refresh, failed: (said) => say(said || t('changed.failed'), 'error') });
  useWorkDone('bulk', {
    done: () => {
      say(t('changed.bulk', { count: selected.size }));
      setSelected(new Set());
      refresh();
      if (choice.entry !== null) reload([entryNeed(choice.entry)]);
    },
    failed: (said) => say(said || t('changed.failed'), 'error'),
  });
  useWorkDone('export', { failed: (said) => say(said || t('failed.title'), 'error') });

  const current = rows.find(({ id }) => id === (choice.entry ?? cursor)) ?? null;
  const changeRow = (row: Pick<InboxRow, 'id'> | null, body: Readonly<Record<string, unknown>>) => {
    if (row !== null && abilities.edit) change.start({ call: inboxCalls.changeEntry, params: { id: row.id }, body });
  };
  const walk = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === (choice.entry ?? cursor));
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (next === undefined) return;
    setCursor(next.id);
    if (choice.entry !== null) go({ entry: next.id });
    document.getElementById(`entry-${next.id}`)?.focus();
  };
  const toggle = (id: number) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    setSelected(next);
  };
  const state = (name: FormState) => () => changeRow(entry ?? current, { state: name });
  useInboxKeys({
    j: () => walk(1),
    k: () => walk(-1),
    o: () => current !== null && open(current.id),
    Enter: () => current !== null && choice.entry === null && open(current.id),
    x: () => current !== null && toggle(current.id),
    e: state('done'),
    s: state('spam'),
    '#': () => entry?.abilities.remove === true && setOpened('remove'),
    r: () => entry?.abilities.reply === true && setOpened('reply'),
    a: () => viewer !== null && changeRow(entry ?? current, { assignee_id: viewer.id }),
    '/': () => document.getElementById('inbox-search')?.focus(),
    '?': () => setOpened('keys'),
  });

  return (
    <>
      <InboxHead choice={choice} mayExport={abilities.export} onKeys={() => setOpened('keys')} />
      <Choices data-open={choice.entry === null ? undefined : ''}>
        <StateTabs choice={choice} counts={list.data?.meta.states ?? null} />
        <InboxToolbar choice={choice} counts={list.data?.meta.families ?? {}} onChange={narrow} />
      </Choices>
      <Split data-open={choice.entry === null ? undefined : ''}>
        <section aria-label={t('list')}>
          {selected.size > 0 && abilities.edit && (
            <Suspense fallback={null}>
              <SelectionBar selected={selected} onClear={() => setSelected(new Set())} />
            </Suspense>
          )}
          <Suspense fallback={<Skeleton lines={10} />}>
            <InboxList
              choice={choice}
              selected={selected}
              cursor={cursor}
              onCursor={setCursor}
              onToggle={abilities.edit ? toggle : null}
              onSelect={(ids) => setSelected(new Set(ids))}
            />
          </Suspense>
        </section>
        <Beside>
          {choice.entry === null ? (
            <EmptyState title={t('pick.title')}>{t('pick.hint')}</EmptyState>
          ) : (
            <Suspense fallback={<Skeleton lines={8} />}>
              <EntryPane
                id={choice.entry}
                choice={choice}
                onChange={(body) => changeRow(entry, body)}
                onReply={() => setOpened('reply')}
                onRemove={() => setOpened('remove')}
              />
            </Suspense>
          )}
        </Beside>
      </Split>
      <Suspense fallback={null}>
        {opened === 'keys' && <KeysDialog onClose={() => setOpened(null)} />}
        {opened === 'reply' && entry !== null && (
          <ReplyDialog
            entry={entry}
            onClose={() => setOpened(null)}
            onSent={() => {
              setOpened(null);
              say(t('sent'));
              refresh();
            }}
          />
        )}
        {opened === 'remove' && entry !== null && (
          <RemoveDialog
            entry={entry}
            onClose={() => setOpened(null)}
            onRemoved={() => {
              setOpened(null);
              say(t('removed', { reference: entry.reference }));
              go({ entry: null });
              refresh();
            }}
          />
        )}
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: Inbox,
  load: ({ search }) => {
    const choice = choiceOf(search);
    return [inboxNeed(choice), assignees.need(), ...(choice.entry === null ? [] : [entryNeed(choice.entry)])];
  },
  texts: [inboxTexts],
  slices: [inboxList, assignees, inboxEntry, replyTemplates],
});
