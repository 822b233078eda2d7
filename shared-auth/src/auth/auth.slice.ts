import type { Credentials, TokenAnswer, User } from '@enlace/shared-contract/identity';
import type { ErrorView } from '@enlace/shared-data';
import { createAction, createSlice, onAction, type PayloadAction } from '@enlace/shared-platform';

import { recordOf } from '../record';
import type { GivenSession, StoredSession } from './stored-session';

/** The user's session in the store. The specification has all fields except the last three. */
export interface AuthState {
  readonly accessToken: string | null;
  readonly user: User | null;
  readonly error: string | null;
  /** Lifetime of a new token, in seconds. */
  readonly expires_in: number | null;
  readonly loading: 'idle' | 'loading';
  readonly isLoggedIn: boolean;
  readonly provider: 'password' | 'linkedin' | null;
  readonly has_refresh: boolean;
  /** End of the token, in milliseconds on this device's clock; null when unknown. */
  readonly expires_at: number | null;
  /** Whether the server has confirmed the user since the page was loaded. */
  readonly is_actor_checked: boolean;
  /** The full cause of `error`: code, status, fields, the server's body. */
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

/** The action of redux-persist after it has read the storage (key root). */
const rehydrateEvent = createAction<unknown>('persist/REHYDRATE');

/** States and transitions of the session (docs/SPECIFICATION.md, section 4). */
export const slice = createSlice({
  name: 'auth',
  initialState: signedOut,
  reducers: {
    loginRequested: (state, _action: PayloadAction<Credentials>) => pending(state),
    loginSucceeded: (state, { payload }: PayloadAction<GivenSession>) => withSession(state, payload),
    loginFailed: (_state, { payload }: PayloadAction<Failed>) => ({ ...signedOut, ...payload }),
    refreshRequested: pending,
    refreshSucceeded: (state, { payload }: PayloadAction<GivenSession>) => ({
      ...withSession(state, payload),
      has_refresh: true,
    }),
    refreshFailed: reset,
    /** No answer, or a failure of the server: the user stays signed in, and the token's end no longer counts. */
    refreshPostponed: (state) => ({ ...state, loading: 'idle' as const, expires_at: null }),
    logoutRequested: pending,
    logoutSucceeded: reset,
    logoutFailed: reset,
    actorRequested: (state) => state,
    actorSucceeded: (state, { payload }: PayloadAction<User>) => ({ ...state, user: payload, is_actor_checked: true }),
    actorFailed: (_state, { payload }: PayloadAction<Failed>) => ({ ...signedOut, ...payload }),
    /** The server is not reachable. The stored user stays until it is; the API checks every call anyway. */
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
    // Token and user come from their own keys. The persisted slice only adds fields that they lack, and only for the
    // same token. A new object each time; otherwise redux-persist would replace it by the stored slice.
    onAction(rehydrateEvent, (state: AuthState, { payload }): AuthState => {
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

function withSession(state: AuthState, session: GivenSession): AuthState {
  return {
    ...state,
    ...session,
    loading: 'idle',
    isLoggedIn: true,
    provider: 'password',
    is_actor_checked: true,
    error: null,
    failure: null,
  };
}

/** The exact text for `?isAllowed` (docs/SPECIFICATION.md, section 2). */
export const isAllowedMessage = 'You are not allowed to see that page or you session has expired';

/** `?isAllowed` on any page: sets the error and signs the user out. */
export const accessDenied = createAction('auth/accessDenied');
/** Another tab wrote or removed the stored token. */
export const storedSessionChanged = createAction('auth/storedSessionChanged');
/** The second step of a sign-in was accepted, with the answer of a sign-in. */
export const signInCompleted = createAction<TokenAnswer>('auth/signInCompleted');
/** The session client reports that a session began (true) or ended (false). */
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
  restored: sessionRestored,
  sessionExpired,
  errorSet,
} = slice.actions;
