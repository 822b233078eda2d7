import type { CallStatus } from '@enlace/shared-data';

/** What a control holds: words, a tick, several choices, files. */
export type FormValue = string | boolean | readonly string[] | readonly File[];
export type FormValues = Readonly<Record<string, FormValue>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly hint?: string;
}

/** What may be chosen; lists of the server come late or not at all. */
export interface Choices {
  readonly status: CallStatus;
  readonly options: readonly Choice[];
  readonly onRetry?: () => void;
}

interface FieldBase {
  /** As the call names it, without brackets. */
  readonly name: string;
  readonly label: string;
  /** Helps before anything is wrong. */
  readonly hint?: string;
  readonly isRequired?: boolean;
  /** Asked only when the others say so; what is not asked is not sent. */
  readonly isShown?: (values: FormValues) => boolean;
  /** Only the browser wants to know it; left out of what is sent (SPEC §5). */
  readonly isDropped?: boolean;
  /** A sentence when the value does not fit the others; asked only of a value that is there. */
  readonly check?: (values: FormValues) => string | null;
}

export interface LineField extends FieldBase {
  readonly kind: 'text' | 'email' | 'url' | 'tel' | 'password' | 'date';
  /** As the attribute `autocomplete`; `off` where a browser can know nothing. */
  readonly autoComplete: string;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly placeholder?: string;
}

/** Several lines. */
export interface LongField extends FieldBase {
  readonly kind: 'long';
  readonly maxLength: number;
  readonly rows?: number;
}

/** One of many (`choice`), one of a few that are all seen (`radio`), several (`many`). */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice' | 'radio' | 'many';
  readonly choices: Choices;
  readonly autoComplete?: string;
  readonly placeholder?: string;
}

/** Yes or no. */
export interface TickField extends FieldBase {
  readonly kind: 'tick';
}

export interface FileField extends FieldBase {
  readonly kind: 'file';
  /** As the attribute `accept`. */
  readonly accept: string;
  /** Megabytes of one file. */
  readonly maxSize: number;
  readonly maxFiles?: number;
}

export type Field = LineField | LongField | ChoiceField | TickField | FileField;

/** Fields that belong together; without a title they stand alone. */
export interface FieldGroup {
  readonly title?: string;
  readonly lead?: string;
  readonly fields: readonly Field[];
}
