import type { ErrorView } from '@enlace/shared-data';

import type { Problems } from '../definition/check-values';
import type { FormValue, FormValues } from '../definition/field';
import { isEmpty } from '../definition/values';

export interface FormState {
  readonly values: FormValues;
  /** Faults that the browser reported. */
  readonly problems: Problems;
  /** Fields changed since the form was last sent: the server's messages about them are out of date. */
  readonly edited: readonly string[];
  /** Fields that the summary lists: those that were faulty when the form was last sent. */
  readonly summarised: readonly string[];
  /** Number of attempts that the browser or the server refused. */
  readonly refusals: number;
  readonly status: 'idle' | 'sending' | 'sent';
  /** Why the last attempt failed at the server. */
  readonly error: ErrorView | null;
  /** The form has input that a closed tab would lose. */
  readonly isTyped: boolean;
  /** The values were stored before a reload. */
  readonly isRestored: boolean;
  /** The page is interactive. */
  readonly isReady: boolean;
}

export type FormAction =
  | { readonly type: 'arrived'; readonly stored: FormValues; readonly written: FormValues }
  | { readonly type: 'suggested'; readonly values: FormValues }
  | { readonly type: 'changed'; readonly name: string; readonly value: FormValue }
  | { readonly type: 'checked'; readonly names: readonly string[]; readonly problems: Problems }
  | { readonly type: 'refused'; readonly values: FormValues; readonly problems: Problems }
  | { readonly type: 'sending'; readonly values: FormValues }
  | { readonly type: 'sent' }
  | { readonly type: 'failed'; readonly error: ErrorView }
  | { readonly type: 'emptied'; readonly values: FormValues };

export function startState(values: FormValues, error: ErrorView | null = null): FormState {
  return {
    values,
    problems: {},
    edited: [],
    summarised: [],
    refusals: 0,
    status: 'idle',
    error,
    isTyped: false,
    isRestored: false,
    isReady: false,
  };
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'arrived': {
      const isRestored = Object.values(action.stored).some((value) => !isEmpty(value));
      const isTyped = isRestored || Object.keys(action.written).length > 0;
      return {
        ...state,
        values: { ...state.values, ...action.stored, ...action.written },
        isReady: true,
        isRestored,
        isTyped,
      };
    }
    case 'suggested': {
      const open = Object.entries(action.values).filter(
        ([name, value]) => isEmpty(state.values[name]) && !isEmpty(value) && !state.edited.includes(name),
      );
      return open.length === 0 ? state : { ...state, values: { ...state.values, ...Object.fromEntries(open) } };
    }
    case 'changed': {
      const { name, value } = action;
      return {
        ...state,
        values: { ...state.values, [name]: value },
        problems: without(state.problems, [name]),
        edited: [...state.edited.filter((one) => one !== name), name],
        summarised: state.summarised.filter((one) => one !== name),
        status: state.status === 'sent' ? 'idle' : state.status,
        isTyped: true,
      };
    }
    case 'checked':
      return { ...state, problems: { ...without(state.problems, action.names), ...action.problems } };
    case 'refused':
      return {
        ...attempt(state, action.values),
        problems: action.problems,
        summarised: Object.keys(action.problems),
        refusals: state.refusals + 1,
      };
    case 'sending':
      return { ...attempt(state, action.values), status: 'sending' };
    case 'sent':
      return { ...state, status: 'sent', isTyped: false };
    case 'failed':
      return { ...state, status: 'idle', error: action.error, refusals: state.refusals + 1 };
    case 'emptied':
      return { ...startState(action.values), isReady: true };
  }
}

/** What every attempt to send begins with. */
function attempt(state: FormState, values: FormValues): FormState {
  return { ...state, values, problems: {}, summarised: [], edited: [], error: null };
}

function without(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
