import { versionTag } from '@enlace/shared-contract/admin';
import type { WireCall } from '@enlace/shared-contract/calls';
import { publicChapters } from '@enlace/shared-contract/community';
import { userCalls, userRecordSchema, users, type UserRecord } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { actorRequested } from '@enlace/shared-auth';
import { createCalls, dataOf, defineCall, useCall, useScreen, type CallSpec } from '@enlace/shared-data';
import { useDispatch } from '@enlace/shared-platform';
import { useCallback } from 'react';

interface OwnEdit {
  readonly id: number;
  /** Values as `editusers` takes them. */
  readonly values: Readonly<Record<string, unknown>>;
  /** `updated_at` of the record that the values were typed over; EDIT_CONFLICT when it has changed since. */
  readonly version?: string | undefined;
  /** Language of the names in the answer. */
  readonly lang: Locale;
}

const read = dataOf(userRecordSchema);
const request = (lang: Locale) => ({ call: userCalls.me, query: { lang } });
// The contract declares the call; its type allows resources without one.
const editCall: WireCall = users.wire.edit ?? users.wire.get;

/** Writes, then reads the whole record: the answer of the write has no names in the user's language. */
const save: CallSpec<OwnEdit, UserRecord> = {
  mode: 'first',
  client: 'authenticated',
  *perform({ id, values, version, lang }, send) {
    const condition = version === undefined ? {} : { ifMatch: versionTag(version) };
    yield* send({ call: editCall, params: { id }, body: values, ...condition });
    return read(yield* send(request(lang)));
  },
  changes: ({ values }) => ('chapter_id' in values ? [publicChapters.name] : []),
};

/** The user's own record, as stored on the server. */
export const me = createCalls('member/me', {
  record: defineCall({
    client: 'authenticated',
    request: ({ lang }: Pick<OwnEdit, 'lang'>) => request(lang),
    read,
    shows: () => [users.name],
  }),
  save,
});

/** Saves values of the own record; the screens and the menu show the new ones at once. Rejects with the `AppError`. */
export function useSaveMe(
  key: string,
): (id: number, values: OwnEdit['values'], version?: string) => Promise<UserRecord> {
  const { locale: lang } = useScreen();
  const dispatch = useDispatch();
  const { run } = useCall(me.calls.save, key);
  return useCallback(
    async (id, values, version) => {
      const user = await run({ id, values, version, lang });
      dispatch(me.calls.record.replaced({ lang }, user));
      dispatch(actorRequested());
      return user;
    },
    [dispatch, lang, run],
  );
}
