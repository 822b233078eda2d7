import type { FieldsSchema } from '@enlace/shared-contract/resources';
import type { ErrorView } from '@enlace/shared-data';

import type { Field, FieldGroup, FormValues } from '../definition/field';

/** A form as its screen declares it. `A` is the answer of `send`, `F` the kinds of fields. */
export interface FormDefinition<A = unknown, F extends Field = Field> {
  /** Unique on the site: names the stored input and the ids of the fields. */
  readonly id: string;
  /** Schema of the request body; limits, required flags and checks come from it. */
  readonly schema: FieldsSchema;
  readonly groups: readonly FieldGroup<F>[];
  /** Values to begin with; those that come late fill the fields that are empty and untouched. */
  readonly start?: FormValues;
  /** The refusal of a form that was sent without scripts; the page begins with it. */
  readonly startError?: ErrorView | undefined;
  /**
   * Whether input survives a reload in this tab, and the browser asks before the tab closes. Passwords and files are
   * never stored.
   */
  readonly isInputStored?: boolean;
  /** Whether stored input stays after it was sent, because a later step needs it; the screen then calls `dropInput`. */
  readonly keepsInput?: boolean;
  /**
   * Sends the body: resolves with the answer, or rejects with the `AppError` to show. It is never called twice
   * at a time.
   * @param form the element, for values outside of the fields
   */
  readonly send: (body: Readonly<Record<string, unknown>>, form: HTMLFormElement) => Promise<A>;
  /** Called once for each body that the server accepted, while the form is on the page. */
  readonly onSent?: (answer: A) => void;
}
