import { mayCall, type Viewer } from '@enlace/shared-contract/access';
import type { WireCall } from '@enlace/shared-contract/calls';
import { news } from '@enlace/shared-contract/editorial';
import { inboxCalls } from '@enlace/shared-contract/forms';
import { usersLost } from '@enlace/shared-contract/identity';
import { media } from '@enlace/shared-contract/media';
import { jobs } from '@enlace/shared-contract/work';
import type { IconName } from '@enlace/shared-ui';

type WaitingName =
  'mine' | 'newEntries' | 'toCheck' | 'drafts' | 'scheduled' | 'reviews' | 'closing' | 'undescribed' | 'unfinished';

/** A kind of waiting work: the call that counts it, and its screen. */
export interface Waiting {
  readonly name: WaitingName;
  readonly call: WireCall;
  readonly query: Readonly<Record<string, string>>;
  readonly path: string;
  readonly icon: IconName;
}

const closing = JSON.stringify({ field: 'closes_at', op: 'next', value: { n: 7, unit: 'day' } });

const all: readonly Waiting[] = [
  {
    name: 'mine',
    call: inboxCalls.listInbox,
    query: { state: 'open', assignee: 'me' },
    path: '/admin/inbox',
    icon: 'user',
  },
  { name: 'newEntries', call: inboxCalls.listInbox, query: { state: 'new' }, path: '/admin/inbox', icon: 'mail' },
  { name: 'toCheck', call: inboxCalls.listInbox, query: { state: 'to_check' }, path: '/admin/inbox', icon: 'alert' },
  { name: 'drafts', call: news.wire.list, query: { status: 'draft' }, path: '/admin/news', icon: 'edit' },
  { name: 'scheduled', call: news.wire.list, query: { status: 'scheduled' }, path: '/admin/news', icon: 'clock' },
  { name: 'reviews', call: jobs.wire.list, query: { status: 'in_review' }, path: '/admin/jobs', icon: 'eye' },
  { name: 'closing', call: jobs.wire.list, query: { where: closing }, path: '/admin/jobs', icon: 'briefcase' },
  { name: 'undescribed', call: media.wire.list, query: { missing_alt: 'yes' }, path: '/admin/media', icon: 'image' },
  { name: 'unfinished', call: usersLost.wire.list, query: {}, path: '/admin/users-lost', icon: 'users' },
];

/** The rights of the users who do the work, for counts that every user can request. */
const workers: Readonly<Partial<Record<Waiting['name'], WireCall | undefined>>> = {
  drafts: news.wire.edit,
  scheduled: news.wire.edit,
  reviews: jobs.wire.edit,
  closing: jobs.wire.edit,
  undescribed: media.wire.edit,
};

/** Kinds of work for this viewer. */
export function waitingFor(viewer: Viewer | null): readonly Waiting[] {
  return all.filter(({ name, call }) => mayCall(viewer, (workers[name] ?? call).access));
}

/** The address of its screen. */
export function addressOf({ path, query }: Waiting): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}
