import { defineScreen, useScreen } from '@enlace/shared-data';
import { useNavigate, useSelector } from '@enlace/shared-platform';
import { Skeleton } from '@enlace/shared-ui';
import { lazy, Suspense, useState } from 'react';

import { admin } from '../../lib/admin';
import { useLastPage } from '../../lib/use-last-page';
import { InboxHead } from './list/inbox-head';
import { InboxToolbar } from './list/inbox-toolbar';
import { StateTabs } from './list/state-tabs';
import { Choices } from './inbox.styles';
import { addressOf, choiceOf, pageSize, type InboxChoice } from './state/inbox-choice';
import { entryNeed, inboxEntry } from './state/inbox-entry';
import { assignees, inboxList, inboxNeed } from './state/inbox-lists';
import { replyTemplates } from './state/reply-templates';
import { inboxTexts } from './texts';

// Comes beside the screen, while the entries themselves are still under way.
const InboxDesk = lazy(async () => ({
  default: (await import(/* webpackChunkName: "inbox-desk" */ './desk/inbox-desk')).InboxDesk,
}));

/** All forms' entries: what narrows them down, and below it the desk at which they are worked through. */
function Inbox() {
  const navigate = useNavigate();
  const { search } = useScreen();
  const choice = choiceOf(search);
  const { data } = useSelector(inboxList.select);
  const [isHelping, setHelping] = useState(false);
  const narrow = (part: Partial<InboxChoice>) =>
    void navigate(addressOf({ ...choice, page: 1, entry: null, ...part }), { replace: true, preventScrollReset: true });
  const asked = { page: choice.page, pageSize, shown: data?.data.length ?? null, total: data?.meta.total ?? 0 };
  useLastPage(asked, (page) => narrow({ page, entry: choice.entry }));
  return (
    <>
      <InboxHead choice={choice} mayExport={data?.meta.abilities.export ?? false} onKeys={() => setHelping(true)} />
      <Choices data-open={choice.entry === null ? undefined : ''}>
        <StateTabs choice={choice} counts={data?.meta.states ?? null} />
        <InboxToolbar choice={choice} counts={data?.meta.families ?? {}} onChange={narrow} />
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
    return [inboxNeed(choice), assignees.need(), ...(choice.entry === null ? [] : [entryNeed(choice.entry)])];
  },
  texts: [inboxTexts],
  slices: [inboxList, assignees, inboxEntry, replyTemplates, ...admin.slices],
});
