import type { Locale } from '@enlace/shared-contract/text';

import type { Field } from '../fields/field';
import { relatedOf } from '../fields/field-codecs';
import type { Draft, FormBase } from '../memory/drafts';
import type { Complaint } from './form-errors';
import { followingValues } from './following-values';
import { changedNames, withTranslation, withValueAt, type Values } from './form-values';

/** The state of a form. The write itself is in the resource's slice. */
export interface FormState {
  readonly base: FormBase;
  readonly values: Values;
  readonly complaints: readonly Complaint[];
  /** Fields that changed since the last attempt; the server's errors for them are out of date. */
  readonly touchedFields: readonly string[];
  /** Number of failed attempts; each one moves the focus to the problems. */
  readonly attempts: number;
  /** The values of the last save. */
  readonly sentValues: Values | null;
  /** The values come from a restored draft. */
  readonly isDraft: boolean;
  /** The user's values that another user's have replaced, until they are put back or dismissed. */
  readonly replacedValues: readonly Replaced[];
  /** Fields for which the user chose the newer record's value in a conflict. */
  readonly theirNames: readonly string[];
  /** The user has requested a merge with the newer record before a save. */
  readonly isMergeWanted: boolean;
}

/** A value that was replaced; texts of other languages have names such as `translations.es.title`. */
export interface Replaced {
  readonly name: string;
  readonly value: unknown;
}

export type FormEvent =
  /** Other fields can follow the value, as `field` declares. */
  | { readonly type: 'changed'; readonly field: Field | undefined; readonly name: string; readonly value: unknown }
  | { readonly type: 'translated'; readonly locale: Locale; readonly name: string; readonly text: string }
  /** The validation before sending found problems. */
  | { readonly type: 'stopped'; readonly complaints: readonly Complaint[] }
  /** The values of the request; the user may have changed others since the press. */
  | { readonly type: 'sent'; readonly values: Values }
  | { readonly type: 'refused' }
  /** The form was saved; the base is the server's new record. */
  | { readonly type: 'saved'; readonly base: FormBase }
  /** A newer record was loaded. */
  | { readonly type: 'arrived'; readonly base: FormBase }
  /** The conflict was resolved with these values. */
  | {
      readonly type: 'merged';
      readonly base: FormBase;
      readonly values: Values;
      readonly replacedValues?: readonly Replaced[];
    }
  | { readonly type: 'mergeWanted' }
  | { readonly type: 'putBack'; readonly isWanted: boolean }
  | { readonly type: 'chosen'; readonly name: string; readonly isTheirs: boolean }
  | { readonly type: 'reset'; readonly base: FormBase };

/** Initial state of a form: the values of the draft, else of the record to copy, else of the record. */
export function startForm(base: FormBase, draft?: Draft, copy?: Draft): FormState {
  const start = draft ?? copy ?? { base, values: base.values };
  return {
    ...start,
    complaints: [],
    touchedFields: [],
    attempts: 0,
    sentValues: null,
    isDraft: draft !== undefined,
    replacedValues: [],
    theirNames: [],
    isMergeWanted: false,
  };
}

/** Names of the fields that differ from the base. */
export function changesOf({ values, base }: Pick<FormState, 'values' | 'base'>): readonly string[] {
  return changedNames(values, base.values);
}

export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case 'changed':
      return {
        ...touch(state, event.name),
        values: { ...state.values, ...followingValues(state, event), [event.name]: ownValue(event) },
      };
    case 'translated': {
      const values = withTranslation(state.values, event.locale, event.name, event.text);
      return { ...touch(state, `translations.${event.locale}.${event.name}`), values };
    }
    case 'stopped':
      return { ...state, complaints: event.complaints, touchedFields: [], attempts: state.attempts + 1 };
    case 'sent':
      return { ...state, complaints: [], touchedFields: [], sentValues: event.values };
    case 'refused':
      return { ...state, attempts: state.attempts + 1 };
    case 'saved':
      // Values that the user changed since the press stay unsaved.
      return {
        ...state,
        base: event.base,
        values: state.values === state.sentValues ? event.base.values : state.values,
        isDraft: false,
        isMergeWanted: false,
      };
    case 'arrived':
      return changesOf(state).length > 0 ? state : { ...state, base: event.base, values: event.base.values };
    case 'merged':
      return {
        ...state,
        base: event.base,
        values: event.values,
        replacedValues: event.replacedValues ?? [],
        theirNames: [],
        isMergeWanted: false,
      };
    case 'mergeWanted':
      return { ...state, isMergeWanted: true };
    case 'putBack':
      return { ...state, values: event.isWanted ? withReplaced(state) : state.values, replacedValues: [] };
    case 'chosen': {
      const others = state.theirNames.filter((name) => name !== event.name);
      return { ...state, theirNames: event.isTheirs ? [...others, event.name] : others };
    }
    case 'reset':
      return { ...startForm(event.base), attempts: state.attempts };
  }
}

/** The value of a field without what only fills other fields. */
function ownValue({ field, value }: Pick<Extract<FormEvent, { type: 'changed' }>, 'field' | 'value'>): unknown {
  return field?.type === 'relation' && field.fills !== undefined ? relatedOf(value) : value;
}

function withReplaced({ values, replacedValues }: FormState): Values {
  return replacedValues.reduce((next, { name, value }) => withValueAt(next, name.split('.'), value), values);
}

function touch(state: FormState, name: string): FormState {
  return {
    ...state,
    complaints: state.complaints.filter((complaint) => complaint.name !== name),
    touchedFields: state.touchedFields.includes(name) ? state.touchedFields : [...state.touchedFields, name],
  };
}
