import { headOfPath } from '../state/place-errors';
import type { Form } from '../state/use-form';
import { fieldId } from './field-id';

/** An entry of the summary: the id of the field, and its label with the message. */
export interface SummaryEntry {
  readonly id: string;
  readonly message: string;
}

/** The faults of the last attempt, in the order of the fields. Each names its field: a list does not show the place. */
export function summaryOf({ problems, state, definition }: Form): SummaryEntry[] {
  const serverFields = Object.keys(state.error?.fields ?? {}).map(headOfPath);
  const listedNames = [...state.summarised, ...serverFields];
  return definition.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label }) => {
      const problem = problems[name];
      if (problem === undefined || !listedNames.includes(name)) return [];
      return [{ id: fieldId({ definition }, name), message: `${label}: ${problem}` }];
    });
}
