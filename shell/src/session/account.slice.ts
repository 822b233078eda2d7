import { authCalls, type WireCall } from '@enlace/shared-contract';
import { send, toErrorView, type CallStatus, type ErrorView, type InjectedSlice } from '@enlace/shared-data';
import { createSlice, put, takeLeading, type PayloadAction, type SagaIterator } from '@enlace/shared-platform';

/** Calls of the session screens that are not signing in. */
const calls: Readonly<Record<AccountCall, WireCall>> = {
  forgotPassword: authCalls.forgotPassword,
  resetPassword: authCalls.resetPassword,
  verifyEmail: authCalls.verifyEmail,
  resendVerification: authCalls.resendVerification,
};

export type AccountCall = 'forgotPassword' | 'resetPassword' | 'verifyEmail' | 'resendVerification';

export interface AccountState {
  readonly call: AccountCall | null;
  readonly status: CallStatus;
  readonly error: ErrorView | null;
}

interface AccountRequest {
  readonly call: AccountCall;
  readonly values: Readonly<Record<string, unknown>>;
}

const initialState: AccountState = { call: null, status: 'idle', error: null };

const slice = createSlice({
  name: 'shell/account',
  initialState,
  reducers: {
    accountRequested: (_state, { payload }: PayloadAction<AccountRequest>) => ({
      call: payload.call,
      status: 'pending' as const,
      error: null,
    }),
    accountSucceeded: (state) => ({ ...state, status: 'fulfilled' as const }),
    accountFailed: (state, { payload }: PayloadAction<ErrorView>) => ({
      ...state,
      status: 'rejected' as const,
      error: payload,
    }),
    accountCleared: () => initialState,
  },
});

export const { accountRequested, accountCleared } = slice.actions;

function* work({ payload }: PayloadAction<AccountRequest>): SagaIterator<void> {
  try {
    yield* send({ call: calls[payload.call], body: payload.values, client: 'public' });
    yield put(slice.actions.accountSucceeded());
  } catch (error) {
    yield put(slice.actions.accountFailed(toErrorView(error)));
  }
}

/** Forgotten password, new password and e-mail verification (SPEC §7); a double submit sends once. */
export const accountSlice: InjectedSlice = {
  path: slice.name,
  reducer: slice.reducer,
  *saga() {
    yield takeLeading(accountRequested.type, work);
  },
};

export function selectAccount(state: unknown): AccountState {
  const part = typeof state === 'object' && state !== null ? (state as Record<string, unknown>)[slice.name] : undefined;
  return (part as AccountState | undefined) ?? initialState;
}
