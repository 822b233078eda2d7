import type { WireCall } from '@enlace/shared-contract/calls';
import { chapterGroupSchema, chapterMembers, publicChapters as chapters } from '@enlace/shared-contract/community';
import { authCalls, users, userSchema, type User } from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall, type CallSpec } from '@enlace/shared-data';
import * as z from 'zod/mini';

interface Move {
  /** The member. */
  readonly id: number;
  /** The new chapter; null for none. */
  readonly chapter: number | null;
  /** For the only leader of the former chapter: the next leader, or that there is none. */
  readonly lead?: { readonly successor_id: number } | { readonly confirms_no_leader: true };
}

const read = dataOf(userSchema);
// The contract declares the call; its type allows resources without one.
const editCall: WireCall = users.wire.edit ?? users.wire.get;

/** Writes, then reads the member again: the answer names the chapter that was stored. */
const move: CallSpec<Move, User> = {
  mode: 'first',
  client: 'authenticated',
  *perform({ id, chapter, lead = {} }, send) {
    yield* send({ call: editCall, params: { id }, body: { chapter_id: chapter ?? '', ...lead } });
    return read(yield* send({ call: authCalls.actor }));
  },
  changes: () => [chapters.name, users.name],
};

/** The chapter of the signed-in member. */
export const membership = createCalls('public/membership', {
  member: defineCall({
    client: 'authenticated',
    request: () => ({ call: authCalls.actor }),
    read,
    shows: () => [users.name],
  }),
  move,
  /** Members of the chapters that the viewer leads, by name. */
  successors: defineCall({
    client: 'authenticated',
    request: ({ search }: { readonly search: string }) => ({
      call: chapterMembers.wire.list,
      query: { page: 1, per_page: 20, sort: 'name', order: 'asc', ...(search === '' ? {} : { search }) },
    }),
    read: dataOf(z.array(chapterMembers.entity)),
    shows: () => [users.name],
  }),
  /** The address of the chapter's group, which only its members and leaders get. */
  group: defineCall({
    client: 'authenticated',
    request: ({ id }: { readonly id: number }) => ({ call: chapters.wire.get, params: { id } }),
    read: dataOf(chapterGroupSchema),
    shows: () => [chapters.name, users.name],
  }),
});
