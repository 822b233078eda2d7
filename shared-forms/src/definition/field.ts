import type { CallStatus } from '@enlace/shared-data';
import type { ReactNode } from 'react';

/** What a control holds: a text, a tick, several choices, files. */
export type FormValue = string | boolean | readonly string[] | readonly File[];
export type FormValues = Readonly<Record<string, FormValue>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** Options of a choice; a list of the server may be late or missing. */
export interface Choices {
  readonly status: CallStatus;
  readonly options: readonly Choice[];
  readonly onRetry?: () => void;
}

/** Choices that are part of the code. */
export function choicesOf(options: readonly Choice[]): Choices {
  return { status: 'fulfilled', options };
}

interface FieldBase {
  /** Name in the schema of the call, without brackets. Limits and the required flag come from that schema. */
  readonly name: string;
  readonly label: string;
  /** Helps before a value is wrong. */
  readonly hint?: string;
  /** Only for what the schema cannot know: a field that is never sent, or one that depends on the situation. */
  readonly isRequired?: boolean;
  /** Whether the field is shown, by the other values; a hidden field is not sent. */
  readonly isShown?: (values: FormValues) => boolean;
  /** The browser alone needs the value: it is not sent. */
  readonly isDropped?: boolean;
  /** A sentence for a value that the schema refuses, instead of the engine's own. */
  readonly problem?: string;
  /** A sentence when the value does not fit the other values; called only for a value that is not empty. */
  readonly check?: (values: FormValues) => string | null;
}

/** One line of text. `number` is sent as text; the schema turns it into a number. */
export interface LineField extends FieldBase {
  readonly kind: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date' | 'number';
  /** The attribute `autocomplete`; `off` where a browser can know no value. */
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly placeholder?: string;
  /** The value of a typed or pasted text, e.g. the digits of a code. The control then takes a text of any length. */
  readonly parse?: (text: string) => string;
}

/** Several lines. */
export interface LongField extends FieldBase {
  readonly kind: 'long';
  readonly rows?: number;
}

/** One of many (`choice`), one of a few that are all visible (`radio`), several (`many`). */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'radio' | 'many';
  readonly choices: Choices;
  /** A search field for hundreds of choices: with chips for `many`, with one choice for `choice`. */
  readonly isSearched?: boolean;
  readonly autoComplete?: string;
  readonly placeholder?: string;
}

/** Yes or no. */
export interface TickField extends FieldBase {
  readonly kind: 'tick';
  /** The label with links in it; `label` then names the field in the summary. */
  readonly content?: ReactNode;
}

export interface FileField extends FieldBase {
  readonly kind: 'file';
  /** The attribute `accept`. */
  readonly accept: string;
  /** Megabytes of one file. */
  readonly maxSize: number;
  readonly maxFiles?: number;
}

export type Field = LineField | LongField | ChoiceField | TickField | FileField;

/** Fields that belong together; a group may have no title. */
export interface FieldGroup<F extends Field = Field> {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly F[];
}
