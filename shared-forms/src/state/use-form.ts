import type { ErrorView } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type FocusEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';

import { checkField, checkValues, type Problems } from '../definition/check-values';
import type { Field, FormValue, FormValues } from '../definition/field';
import { payloadOf } from '../definition/payload';
import { startValues } from '../definition/values';
import { formTexts } from '../texts';
import { dropInput, readInput, storeInput } from './stored-input';
import type { FormDefinition } from './form-definition';
import { reduceForm, startState, type FormState } from './form-reducer';
import { readControls } from './read-controls';
import { serverProblems } from './server-problems';
import { useBlurCheck } from './use-blur-check';
import { useLeaveGuard } from './use-leave-guard';
import { useSubmit } from './use-submit';

/** A form while a user fills it in; the views of this package draw it. */
export interface Form<F extends Field = Field> {
  readonly definition: Pick<FormDefinition<never, F>, 'id' | 'schema' | 'groups'>;
  readonly state: FormState;
  readonly isSending: boolean;
  /** Messages of the browser and of the server, by field. */
  readonly problems: Problems;
  /** A failure that belongs to no field. */
  readonly failure: ErrorView | null;
  readonly change: (name: string, value: FormValue) => void;
  readonly startOver: () => void;
  readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly handleBlur: (event: FocusEvent<HTMLFormElement>) => void;
}

/**
 * A form as a user fills it in: its values survive a failure and a reload, each field is checked when the focus leaves
 * it and all of them when the form is sent, and the server's messages go to their fields.
 * @param element the form on the page
 */
export function useForm<A, F extends Field = Field>(
  definition: FormDefinition<A, F>,
  element: RefObject<HTMLFormElement | null>,
): Form<F> {
  const { id, schema, groups, start, startError, isInputStored = false, keepsInput = false, send, onSent } = definition;
  const t = useTexts(formTexts);
  const fields: readonly F[] = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const [state, act] = useReducer(reduceForm, startState(startValues(fields, start), startError));
  const submit = useSubmit<A>({
    onSent: (answer) => {
      act({ type: 'sent' });
      onSent?.(answer);
    },
    onFailed: (error) => act({ type: 'failed', error }),
  });

  useArrival(element, (form) => {
    const newValues = Object.entries(readControls(form, fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(state.values[name]),
    );
    act({
      type: 'arrived',
      stored: isInputStored ? readInput(id, fields) : {},
      written: Object.fromEntries(newValues),
    });
  });
  const suggestion = JSON.stringify(start ?? {});
  useEffect(() => {
    act({ type: 'suggested', values: JSON.parse(suggestion) as FormValues });
  }, [suggestion]);
  useEffect(() => {
    if (!isInputStored || !state.isTyped) return;
    // The other fields can have newer values when the form is opened again.
    const firstValues = startValues(fields, JSON.parse(suggestion) as FormValues);
    const typedFields = fields.filter(
      ({ name }) => JSON.stringify(firstValues[name]) !== JSON.stringify(state.values[name]),
    );
    storeInput(id, typedFields, state.values);
  }, [isInputStored, id, fields, suggestion, state.isTyped, state.values]);
  useLeaveGuard(isInputStored && state.isTyped);

  const check = (names: readonly string[]) => {
    const leftFields = fields.filter(({ name }) => names.includes(name));
    const problems = leftFields.flatMap((field) => {
      const problem = checkField(schema, field, state.values, t);
      return problem === null ? [] : [[field.name, problem]];
    });
    act({ type: 'checked', names, problems: Object.fromEntries(problems) });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (submit.isSending()) return;
    const form = event.currentTarget;
    const values = { ...state.values, ...textsOf(readControls(form, fields), state.values) };
    const problems = checkValues(schema, fields, values, t);
    if (Object.keys(problems).length > 0) return act({ type: 'refused', values, problems });
    act({ type: 'sending', values });
    void submit.run(async () => {
      const answer = await send(payloadOf(fields, values), form);
      if (!keepsInput) dropInput(id);
      return answer;
    });
  };
  const server = serverProblems(state.error, fields, state.edited);

  return {
    definition,
    state,
    isSending: state.status === 'sending',
    problems: { ...server.fields, ...state.problems },
    failure: server.failure,
    change: useCallback((name, value) => act({ type: 'changed', name, value }), []),
    startOver: () => {
      dropInput(id);
      act({ type: 'emptied', values: startValues(fields, start) });
    },
    handleSubmit,
    handleBlur: useBlurCheck(check),
  };
}

/** Texts that a browser filled in without an event; they replace texts only. */
function textsOf(controlValues: FormValues, values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(controlValues).filter(([name]) => typeof values[name] === 'string'));
}

/** Runs once, when the page is interactive. */
function useArrival(element: RefObject<HTMLFormElement | null>, onArrival: (form: HTMLFormElement) => void): void {
  const arrive = useRef(onArrival);
  useEffect(() => {
    if (element.current !== null) arrive.current(element.current);
  }, [element]);
}
