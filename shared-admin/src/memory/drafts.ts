import type { AdminRow } from '../declare/admin-resource';
import type { Values } from '../form/form-values';

/** The source of a form's values: the loaded record (null for a new one) and the values read from it. */
export interface FormBase {
  readonly record: AdminRow | null;
  readonly values: Values;
}

/** A form that was left with unsaved changes, by the back button or because of an error. */
export interface Draft {
  readonly base: FormBase;
  readonly values: Values;
}
