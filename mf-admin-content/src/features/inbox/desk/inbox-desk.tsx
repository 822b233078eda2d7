import { lazyPart, useNotices } from '@enlace/shared-admin';
import type { FormState, InboxRow } from '@enlace/shared-contract/forms';
import { useAnswer, useRunCall, useScreen } from '@enlace/shared-data';
import { useNavigate, useTexts } from '@enlace/shared-platform';
import { EmptyState, Skeleton } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { inbox, type WantedChange } from '../state/inbox';
import { addressOf, filtersOf, queryOf, type InboxChoice } from '../state/inbox-choice';
import { useInboxPage } from '../state/use-inbox';
import { inboxTexts } from '../texts';
import { Beside, Split } from './inbox-desk.styles';
import { InboxList } from './inbox-list';
import { useInboxKeys } from './use-inbox-keys';

const SelectionBar = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-selection" */ './selection-bar')).SelectionBar,
}));
const InboxUndo = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-undo" */ './inbox-undo')).InboxUndo,
}));
const EntryPane = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-entry" */ '../entry/entry-pane')).EntryPane,
}));
const KeysDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-keys" */ '../dialogs/keys-dialog')).KeysDialog,
}));
const ReplyDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-reply" */ '../dialogs/reply-dialog')).ReplyDialog,
}));
const RemoveDialog = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-remove" */ '../dialogs/remove-dialog')).RemoveDialog,
}));

export interface InboxDeskProps {
  readonly choice: InboxChoice;
  readonly isHelping: boolean;
  readonly onHelp: (isHelping: boolean) => void;
}

/** The list and the open entry, with shortcuts and dialogs for both. */
export function InboxDesk({ choice, isHelping, onHelp }: InboxDeskProps) {
  const t = useTexts(inboxTexts);
  const navigate = useNavigate();
  const notices = useNotices();
  const run = useRunCall();
  const { viewer } = useScreen();
  const { answer: page } = useInboxPage(choice);
  const { answer: entry } = useAnswer(inbox.calls.entry, choice.entry ?? 0);
  const rows = page?.data ?? [];
  const abilities = page?.meta.abilities ?? { edit: false, export: false };
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  // All matching entries are selected as long as the filters stay the same.
  const filters = Object.fromEntries(Object.entries(filtersOf(choice)).filter(([, value]) => value !== ''));
  const filterText = JSON.stringify(filters);
  const [selectedFilters, setSelectedFilters] = useState<string | null>(null);
  const isAll = selectedFilters === filterText;
  const select = (ids: readonly number[]) => {
    setSelected(new Set(ids));
    setSelectedFilters(null);
  };
  const [isReplying, setReplying] = useState(false);
  const [removing, setRemoving] = useState<Pick<InboxRow, 'id' | 'family' | 'reference'> | null>(null);
  const [cursor, setCursor] = useState<number | null>(null);

  const go = (part: Partial<InboxChoice>) =>
    void navigate(addressOf({ ...choice, ...part }), { replace: true, preventScrollReset: true });
  const open = (id: number) => void navigate(addressOf({ ...choice, entry: id }), { preventScrollReset: true });

  const at = rows.findIndex(({ id }) => id === (choice.entry ?? cursor));
  const current = rows[at] ?? null;
  // When an entry leaves the list, the next entry takes its place; navigation continues from there.
  const [place, setPlace] = useState(-1);
  if (at >= 0 && at !== place) setPlace(at);
  const changeRow = async (row: Pick<InboxRow, 'id'> | null, change: WantedChange) => {
    if (row === null || !abilities.edit) return;
    try {
      await run(inbox.calls.change, { id: row.id, change, query: queryOf(choice) }, String(row.id));
    } catch (error) {
      notices.showFailure(error, t('changed.failed'));
    }
  };
  const walk = (by: 1 | -1) => {
    const from = at >= 0 ? at : choice.entry === null ? -1 : by === 1 ? place - 1 : place;
    const next = rows[Math.min(Math.max(from + by, 0), rows.length - 1)];
    if (next === undefined) return;
    setCursor(next.id);
    if (choice.entry !== null) go({ entry: next.id });
    document.getElementById(`entry-${next.id}`)?.focus();
  };
  const toggle = (id: number) => {
    const next = new Set(isAll ? rows.map((row) => row.id) : selected);
    if (!next.delete(id)) next.add(id);
    select([...next]);
  };
  const state = (name: FormState) => () => {
    void changeRow(entry ?? current, { state: name });
    // The entry that leaves the list passes its place to the next one.
    if (choice.entry === null && current !== null && abilities.edit) walk(at + 1 < rows.length ? 1 : -1);
  };
  const remove = () => {
    if (entry?.abilities.remove ?? abilities.remove) setRemoving(entry ?? current);
  };
  useInboxKeys({
    j: () => walk(1),
    k: () => walk(-1),
    o: () => current !== null && open(current.id),
    Enter: () => current !== null && choice.entry === null && open(current.id),
    x: () => current !== null && abilities.edit && toggle(current.id),
    e: state('done'),
    s: state('spam'),
    '#': remove,
    r: () => entry?.abilities.reply === true && setReplying(true),
    a: () => viewer !== null && void changeRow(entry ?? current, { assignee_id: viewer.id }),
    '/': () => document.getElementById('inbox-search')?.focus(),
    '?': () => onHelp(true),
  });

  return (
    <>
      {(abilities.edit || abilities.remove === true) && (
        <Suspense fallback={null}>
          <InboxUndo mayEdit={abilities.edit} />
        </Suspense>
      )}
      <Split data-open={choice.entry === null ? undefined : ''}>
        <section aria-label={t('list')}>
          {selected.size > 0 && abilities.edit && (
            <Suspense fallback={null}>
              <SelectionBar
                selected={selected}
                filters={isAll ? filters : null}
                total={page?.meta.total ?? 0}
                onSelectAll={() => setSelectedFilters(filterText)}
                onClear={() => select([])}
              />
            </Suspense>
          )}
          <InboxList
            choice={choice}
            selected={isAll ? new Set(rows.map(({ id }) => id)) : selected}
            cursor={cursor}
            onCursor={setCursor}
            onToggle={abilities.edit ? toggle : null}
            onSelect={select}
          />
        </section>
        <Beside>
          {choice.entry === null ? (
            <EmptyState title={t('pick.title')}>{t('pick.hint')}</EmptyState>
          ) : (
            <Suspense fallback={<Skeleton lines={8} />}>
              <EntryPane
                id={choice.entry}
                choice={choice}
                onChange={(change) => void changeRow(entry, change)}
                onReply={() => setReplying(true)}
                onRemove={remove}
              />
            </Suspense>
          )}
        </Beside>
      </Split>
      <Suspense fallback={null}>
        {isHelping && <KeysDialog onClose={() => onHelp(false)} />}
        {isReplying && entry !== null && (
          <ReplyDialog
            entry={entry}
            onClose={() => setReplying(false)}
            onSent={() => {
              setReplying(false);
              notices.showSuccess(t('sent'));
            }}
          />
        )}
        {removing !== null && (
          <RemoveDialog
            entry={removing}
            onClose={() => setRemoving(null)}
            onRemoved={() => {
              setRemoving(null);
              notices.showSuccess(t('removed', { reference: removing.reference }));
              if (removing.id === choice.entry) go({ entry: null });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
