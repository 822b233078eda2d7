import type { Problems } from '../definition/check-values';
import type { FormValue, FormValues } from '../definition/field';
import { isEmpty } from '../definition/values';

export interface FormState {
  readonly values: FormValues;
  /** Found in the browser. */
  readonly problems: Problems;
  /** Fields touched since the form was last sent: what the server said of them is over. */
  readonly edited: readonly string[];
  /** Fields the summary tells of: those that were wrong when the form was last sent. */
  readonly summarised: readonly string[];
  /** How often it was tried to send. */
  readonly attempt: number;
  /** Something was written that would be lost. */
  readonly isTyped: boolean;
  /** A draft was found. */
  readonly isRestored: boolean;
  /** The page has come alive. */
  readonly isReady: boolean;
}

export type FormAction =
  | { readonly type: 'arrived'; readonly draft: FormValues; readonly written: FormValues }
  | { readonly type: 'suggested'; readonly values: FormValues }
  | { readonly type: 'changed'; readonly name: string; readonly value: FormValue }
  | { readonly type: 'checked'; readonly names: readonly string[]; readonly problems: Problems }
  | { readonly type: 'tried'; readonly values: FormValues; readonly problems: Problems }
  | { readonly type: 'emptied'; readonly values: FormValues };

export function startState(values: FormValues): FormState {
  return {
    values,
    problems: {},
    edited: [],
    summarised: [],
    attempt: 0,
    isTyped: false,
    isRestored: false,
    isReady: false,
  };
}

export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'arrived': {
      const isRestored = Object.values(action.draft).some((value) => !isEmpty(value));
      const isTyped = isRestored || Object.keys(action.written).length > 0;
      return {
        ...state,
        values: { ...state.values, ...action.draft, ...action.written },
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
        isTyped: true,
      };
    }
    case 'checked':
      return { ...state, problems: { ...without(state.problems, action.names), ...action.problems } };
    case 'tried':
      return {
        ...state,
        values: action.values,
        problems: action.problems,
        summarised: Object.keys(action.problems),
        edited: [],
        attempt: state.attempt + 1,
      };
    case 'emptied':
      return { ...startState(action.values), isReady: true };
  }
}

function without(problems: Problems, names: readonly string[]): Problems {
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
}
