import { companyRegistrationDraftSchema, formCalls } from '@enlace/shared-contract';
import { send, type CallStatus, type InjectedSlice, type Need } from '@enlace/shared-data';
import {
  call,
  createSlice,
  put,
  takeLatest,
  type PayloadAction,
  type SagaIterator,
  type UnknownAction,
} from '@enlace/shared-platform';

/** What step one of a company's registration knows, asked for by the token that it answered. */
export interface DraftState {
  readonly status: CallStatus;
  readonly company: string;
}

const path = 'public/company-registration';
const initialState: DraftState = { status: 'idle', company: '' };

const slice = createSlice({
  name: path,
  initialState,
  reducers: {
    requested: (_state, _action: PayloadAction<string>) => ({ status: 'pending' as const, company: '' }),
    received: (_, { payload }: PayloadAction<string>) => ({ status: 'fulfilled' as const, company: payload }),
    failed: () => ({ status: 'rejected' as const, company: '' }),
    released: (state) => (state.status === 'pending' ? initialState : state),
  },
});

const { requested, received, failed, released } = slice.actions;

function* load(token: string): SagaIterator<void> {
  try {
    const answer = yield* send({ call: formCalls.companyRegistrationDraft, params: { token }, client: 'public' });
    yield put(received(companyRegistrationDraftSchema.parse(answer.body).data.company_name));
  } catch {
    // A link that has run out, or no answer: the company's name is asked again.
    yield put(failed());
  }
}

export const registrationDraft: InjectedSlice = {
  path,
  reducer: slice.reducer,
  *saga() {
    yield takeLatest([requested.type, released.type], function* (action: UnknownAction) {
      if (requested.match(action)) yield call(load, action.payload);
    });
  },
};

export function draftNeed(token: string): Need {
  return { key: `${path}/${token}`, request: requested(token), release: released() };
}

export function selectDraft(state: unknown): DraftState {
  return (state as { readonly [path]?: DraftState })[path] ?? initialState;
}
