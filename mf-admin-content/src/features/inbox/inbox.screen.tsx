import { lazyPart, useChangedState } from '@enlace/shared-admin';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import { admin } from '../../lib/admin';
import { useLastPage } from '../../lib/use-last-page';
import { InboxHead } from './list/inbox-head';
import { InboxToolbar } from './list/inbox-toolbar';
import { StateTabs } from './list/state-tabs';
import { Choices } from './inbox.styles';
import { addressOf, choiceOf, pageSize, queryOf, type InboxChoice } from './state/inbox-choice';
import { inbox } from './state/inbox';
import { replyTemplates } from './state/reply-templates';
import { useInboxPage } from './state/use-inbox';
import { inboxTexts } from './texts';

// Loaded in parallel with the entries.
const InboxDesk = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "inbox-desk" */ './desk/inbox-desk')).InboxDesk,
}));

/** The entries of all forms: filters, and below them the list with the open entry. */
function Inbox() {
  const navigate = useNavigate();
  const { search } = useScreen();
  const choice = choiceOf(search);
  const { answer: page } = useInboxPage(choice);
  const [isHelping, setHelping] = useState(false);
  const changedChoice = useChangedState(choice, addressOf);
  const narrow = (part: Partial<InboxChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, entry: null, ...part })), {
      replace: true,
      preventScrollReset: true,
    });
  const pageState = { page: choice.page, pageSize, rowCount: page?.data.length ?? null, total: page?.meta.total ?? 0 };
  useLastPage(pageState, (last) => narrow({ page: last, entry: choice.entry }));
  return (
    <>
      <InboxHead choice={choice} mayExport={page?.meta.abilities.export ?? false} onKeys={() => setHelping(true)} />
      <Choices data-open={choice.entry === null ? undefined : ''}>
        <StateTabs choice={choice} counts={page?.meta.states ?? null} />
        <InboxToolbar
          choice={choice}
          counts={page?.meta.families ?? {}}
          total={page?.meta.total ?? null}
          onChange={narrow}
        />
      </Choices>
      <Suspense fallback={<Skeleton lines={10} />}>
        <InboxDesk choice={choice} isHelping={isHelping} onHelp={setHelping} />
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: Inbox,
  load: ({ search }) => {
    const choice = choiceOf(search);
    const { list, assignees, entry } = inbox.calls;
    const entryQueries = choice.entry === null ? [] : [entry.query(choice.entry)];
    return [list.query(queryOf(choice)), assignees.query(undefined), ...entryQueries];
  },
  texts: [inboxTexts],
  slices: [inbox, replyTemplates, ...admin.slices],
});
