import { chapterGroupSchema, publicChapters } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import { createCalls, dataOf, defineCall } from '@enlace/shared-data';

/** The address of a chapter's group in a chat, which only its members and leaders get. */
export const chapterGroup = createCalls('member/chapter-group', {
  read: defineCall({
    client: 'authenticated',
    request: ({ id }: { readonly id: number }) => ({ call: publicChapters.wire.get, params: { id } }),
    read: dataOf(chapterGroupSchema),
    shows: () => [publicChapters.name, users.name],
  }),
});
