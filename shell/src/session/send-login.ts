import { loginRequested, selectAuth } from '@enlace/shared-auth';
import { AppError } from '@enlace/shared-contract/errors';
import type { Credentials } from '@enlace/shared-contract/identity';
import type { Store } from '@enlace/shared-platform';

import { whenSettled } from './when-settled';

/** A state with the session in it. */
export type WithAuth = Parameters<typeof selectAuth>[0];

/** Signs in: resolves when the user is signed in, rejects with an `AppError` that names the reason. */
export async function sendLogin(store: Store<WithAuth>, credentials: Credentials): Promise<void> {
  store.dispatch(loginRequested(credentials));
  const { isLoggedIn, failure, error } = await whenSettled(store, (state) => {
    const auth = selectAuth(state);
    return auth.loading === 'loading' ? undefined : auth;
  });
  if (!isLoggedIn)
    throw new AppError(failure?.code ?? 'INTERNAL', { ...failure, userMessage: failure?.message || (error ?? '') });
}
