import type { AdminRow } from '../declare/admin-resource';
import type { Values } from '../form/form-values';

/** What a form was made from: the record as it was loaded (null when adding) and the values read from it. */
export interface FormBase {
  readonly record: AdminRow | null;
  readonly values: Values;
}

/** A form that was left unsaved, by the browser's back button or because something broke. */
export interface Draft {
  readonly base: FormBase;
  readonly values: Values;
}
