import type { Locale } from '@enlace/shared-contract';

import type { Draft, FormBase } from '../memory/drafts';
import type { Complaint } from './form-errors';
import { changedNames, withTranslation, type Values } from './form-values';

/** The state of a form beside the write itself, which the resource's slice keeps. */
export interface FormState {
  readonly base: FormBase;
  readonly values: Values;
  readonly complaints: readonly Complaint[];
  /** Fields changed since the last attempt: what the server said of them is out of date. */
  readonly touched: readonly string[];
  /** Counts failed attempts, so that each moves the focus to what is wrong. */
  readonly attempts: number;
  /** What the last save sent. */
  readonly sent: Values | null;
  /** The values are a draft that was found again. */
  readonly isDraft: boolean;
}

export type FormEvent =
  | { readonly type: 'changed'; readonly name: string; readonly value: unknown }
  | { readonly type: 'translated'; readonly locale: Locale; readonly name: string; readonly text: string }
  /** Checked before sending, and something is wrong. */
  | { readonly type: 'stopped'; readonly complaints: readonly Complaint[] }
  | { readonly type: 'sent' }
  | { readonly type: 'refused' }
  /** Saved; the base is what the server has now. */
  | { readonly type: 'saved'; readonly base: FormBase }
  /** The record was loaded anew. */
  | { readonly type: 'arrived'; readonly base: FormBase }
  /** Mine over theirs, after a conflict. */
  | { readonly type: 'merged'; readonly base: FormBase; readonly values: Values }
  | { readonly type: 'reset'; readonly base: FormBase };

/** What a form starts with: the record's values, or the draft that was left. */
export function startForm(base: FormBase, draft?: Draft): FormState {
  const found = draft ?? { base, values: base.values };
  return { ...found, complaints: [], touched: [], attempts: 0, sent: null, isDraft: draft !== undefined };
}

/** Names of the fields that differ from the base. */
export function changesOf({ values, base }: Pick<FormState, 'values' | 'base'>): readonly string[] {
  return changedNames(values, base.values);
}

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return { ...touch(state, event.name), values: { ...state.values, [event.name]: event.value } };
    case 'translated': {
      const values = withTranslation(state.values, event.locale, event.name, event.text);
      return { ...touch(state, `translations.${event.locale}.${event.name}`), values };
    }
    case 'stopped':
      return { ...state, complaints: event.complaints, touched: [], attempts: state.attempts + 1 };
    case 'sent':
      return { ...state, complaints: [], touched: [], sent: state.values };
    case 'refused':
      return { ...state, attempts: state.attempts + 1 };
    case 'saved':
      // What was typed while the save was under way stays unsaved.
      return {
        ...state,
        base: event.base,
        values: state.values === state.sent ? event.base.values : state.values,
        isDraft: false,
      };
    case 'arrived':
      return changesOf(state).length > 0 ? state : { ...state, base: event.base, values: event.base.values };
    case 'merged':
      return { ...state, base: event.base, values: event.values };
    case 'reset':
      return { ...startForm(event.base), attempts: state.attempts };
  }
}

function touch(state: FormState, name: string): FormState {
  return {
    ...state,
    complaints: state.complaints.filter((complaint) => complaint.name !== name),
    touched: state.touched.includes(name) ? state.touched : [...state.touched, name],
  };
}
