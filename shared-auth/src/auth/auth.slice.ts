import type { Credentials, User } from '@enlace/shared-contract';
import type { ErrorView } from '@enlace/shared-data';
import { createAction, createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import { recordOf } from '../record';
import type { GivenSession, StoredSession } from './stored-session';

/** The person's session in the store (SPEC §3, Auth state). The last three fields are ours. */
export interface AuthState {
  readonly accessToken: string | null;
  readonly user: User | null;
  readonly error: string | null;
  /** Lifetime of the token when it was given, in seconds. */
  readonly expires_in: number | null;
  readonly loading: 'idle' | 'loading';
  readonly isLoggedIn: boolean;
  readonly provider: 'password' | 'linkedin' | null;
  readonly has_refresh: boolean;
  /** When the token ends, in milliseconds by this device's clock; null when unknown. */
  readonly expires_at: number | null;
  /** Whether the server has confirmed the user since the page was loaded. */
  readonly is_actor_checked: boolean;
  /** All of what stands behind `error`: code, status, fields, the server's body. */
  readonly failure: ErrorView | null;
}

interface Failed {
  readonly error: string;
  readonly failure: ErrorView | null;
}

export const signedOut: AuthState = {
  accessToken: null,
  user: null,
  error: null,
  expires_in: null,
  loading: 'idle',
  isLoggedIn: false,
  provider: null,
  has_refresh: false,
  expires_at: null,
  is_actor_checked: false,
  failure: null,
};

const pending = (state: AuthState): AuthState => ({ ...state, loading: 'loading' });
const reset = (): AuthState => signedOut;

/** What redux-persist dispatches when it has read the storage (key root). */
const rehydrated = createAction<unknown>('persist/REHYDRATE');

/** States and transitions of SPEC §4. */
export const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    loginRequested: (state, _action: PayloadAction<Credentials>) => pending(state),
    loginSucceeded: (state, { payload }: PayloadAction<GivenSession>) => ({ ...given(state, payload), error: null }),
    loginFailed: (_state, { payload }: PayloadAction<Failed>) => ({ ...signedOut, ...payload }),
    refreshRequested: pending,
    refreshSucceeded: (state, { payload }: PayloadAction<GivenSession>) => ({
      ...given(state, payload),
      has_refresh: true,
    }),
    refreshFailed: reset,
    /** No answer, or a server in trouble: nobody is signed out for that, and the token's end no longer counts. */
    refreshPostponed: (state) => ({ ...state, loading: 'idle' as const, expires_at: null }),
    logoutRequested: pending,
    logoutSucceeded: reset,
    logoutFailed: reset,
    actorRequested: (state) => state,
    actorSucceeded: (state, { payload }: PayloadAction<User>) => ({ ...state, user: payload, is_actor_checked: true }),
    actorFailed: (_state, { payload }: PayloadAction<Failed>) => ({ ...signedOut, ...payload }),
    /** The server could not be asked: the stored user stands until it can; the API checks every call anyway. */
    actorPostponed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      failure: payload,
      is_actor_checked: true,
    }),
    restored: (state, { payload }: PayloadAction<StoredSession>) => ({
      ...state,
      ...payload,
      loading: 'idle' as const,
      isLoggedIn: true,
      provider: payload.user.is_social ? ('linkedin' as const) : ('password' as const),
      is_actor_checked: state.is_actor_checked && state.user?.id === payload.user.id,
    }),
    /** The server refused the token, or another tab signed out. */
    sessionExpired: reset,
    errorSet: (state, { payload }: PayloadAction<string | null>) => ({ ...state, error: payload, failure: null }),
  },
  foreign: [
    // Token and user come from their own keys; of the persisted slice only what those lack is taken, and only when it
    // belongs to that token. A new object each time, or redux-persist would put the stored slice in its place.
    onAction(rehydrated, (state: AuthState, { payload }): AuthState => {
      const { accessToken, expires_in, has_refresh } = recordOf(recordOf(payload)['auth']);
      if (accessToken !== state.accessToken) return { ...state };
      return {
        ...state,
        expires_in: typeof expires_in === 'number' ? expires_in : state.expires_in,
        has_refresh: has_refresh === true,
      };
    }),
  ],
});

function given(state: AuthState, session: GivenSession): AuthState {
  return {
    ...state,
    ...session,
    loading: 'idle',
    isLoggedIn: true,
    provider: 'password',
    is_actor_checked: true,
    failure: null,
  };
}

/** SPEC §2, §8: exactly this text for `?isAllowed`. */
export const isAllowedMessage = 'You are not allowed to see that page or you session has expired';

/** `?isAllowed` on any page: sets the error and logs out (SPEC §2). */
export const accessDenied = createAction('auth/accessDenied');
/** Another tab wrote or removed the stored token. */
export const storedSessionChanged = createAction('auth/storedSessionChanged');
/** The session client saw somebody come (true) or go (false). */
export const sessionChanged = createAction<boolean>('auth/sessionChanged');

export const {
  loginRequested,
  loginSucceeded,
  loginFailed,
  refreshRequested,
  refreshSucceeded,
  refreshFailed,
  refreshPostponed,
  logoutRequested,
  logoutSucceeded,
  logoutFailed,
  actorRequested,
  actorSucceeded,
  actorFailed,
  actorPostponed,
  restored,
  sessionExpired,
  errorSet,
} = slice.actions;
