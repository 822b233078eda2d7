import { honeypotField, type WireCall } from '@enlace/shared-contract';
import type { ErrorView } from '@enlace/shared-data';
import { useDispatch, useSelector, useTexts } from '@enlace/shared-platform';
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
import type { FieldGroup, FormValue, FormValues } from '../definition/field';
import { payloadOf } from '../definition/payload';
import { startValues } from '../definition/values';
import { forgotten, proofWanted, selectSending, sent } from '../sending/sending';
import type { Sending } from '../sending/sending.slice';
import { formTexts } from '../texts';
import { dropDraft, readDraft, saveDraft } from './draft';
import { reduceForm, startState, type FormState } from './form-reducer';
import { readControls } from './read-controls';
import { serverProblems } from './server-problems';
import { useBlurCheck } from './use-blur-check';
import { useLeaveGuard } from './use-leave-guard';

export interface FormDefinition {
  /** Unique among the site's forms: names its draft, its sending and its fields' ids. */
  readonly id: string;
  readonly call: WireCall;
  readonly groups: readonly FieldGroup[];
  /** Values to begin with; those that come late fill in what nobody has touched. */
  readonly start?: FormValues;
  /** What is sent beside the fields, e.g. the language of the page. */
  readonly extras?: Readonly<Record<string, string>>;
}

export interface Form {
  readonly definition: FormDefinition;
  readonly state: FormState;
  readonly sending: Sending;
  /** Of the browser and of the server, by field. */
  readonly problems: Problems;
  /** A failure no field is to blame for. */
  readonly failure: ErrorView | null;
  readonly change: (name: string, value: FormValue) => void;
  readonly startOver: () => void;
  readonly handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly handleBlur: (event: FocusEvent<HTMLFormElement>) => void;
  readonly handleFocus: () => void;
}

/**
 * A form as it is filled in: its values survive a failure and a reload, each field is checked when it is left and all of
 * them when it is sent, and what the server says goes to its fields. The screen names `sending` among its slices.
 */
export function useForm(definition: FormDefinition, element: RefObject<HTMLFormElement | null>): Form {
  const { id, call, groups, start, extras } = definition;
  const t = useTexts(formTexts);
  const dispatch = useDispatch();
  const fields = useMemo(() => groups.flatMap((group) => group.fields), [groups]);
  const [state, act] = useReducer(reduceForm, startState(startValues(fields, start)));
  const sending = useSelector((all) => selectSending(all, id));
  const firstSeen = useRef(0);
  const isBegun = useRef(false);
  const isSent = sending.status === 'fulfilled';

  useArrival(element, (form) => {
    firstSeen.current = Date.now();
    const written = Object.entries(readControls(form, fields)).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(state.values[name]),
    );
    act({ type: 'arrived', draft: readDraft(id, fields), written: Object.fromEntries(written) });
  });
  const suggestion = JSON.stringify(start ?? {});
  useEffect(() => {
    act({ type: 'suggested', values: JSON.parse(suggestion) as FormValues });
  }, [suggestion]);
  useEffect(() => {
    if (isSent) dropDraft(id);
    else if (state.isTyped) saveDraft(id, fields, state.values);
  }, [id, fields, isSent, state.isTyped, state.values]);
  useEffect(() => () => void dispatch(forgotten({ id })), [dispatch, id]);
  useLeaveGuard(state.isTyped && !isSent);

  const check = (names: readonly string[]) => {
    const left = fields.filter(({ name }) => names.includes(name));
    const found = left.map((field) => [field.name, checkField(field, state.values, t)] as const);
    act({
      type: 'checked',
      names,
      problems: Object.fromEntries(found.flatMap(([name, text]) => (text === null ? [] : [[name, text]]))),
    });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.status === 'pending') return;
    const controls = readControls(event.currentTarget, fields);
    const lines = fields.filter(({ name }) => typeof state.values[name] === 'string').map(({ name }) => name);
    const values = {
      ...state.values,
      ...Object.fromEntries(Object.entries(controls).filter(([name]) => lines.includes(name))),
    };
    const problems = checkValues(fields, values, t);
    act({ type: 'tried', values, problems });
    if (Object.keys(problems).length > 0) return;
    const guard = { fill_ms: Date.now() - firstSeen.current, ...trapOf(event.currentTarget) };
    dispatch(sent({ id, call, body: { ...payloadOf(fields, values), ...extras, ...guard } }));
  };
  const server = serverProblems(sending.error, fields, state.edited);

  return {
    definition,
    state,
    sending,
    problems: { ...server.fields, ...state.problems },
    failure: server.failure,
    change: useCallback((name, value) => act({ type: 'changed', name, value }), []),
    startOver: () => {
      dropDraft(id);
      act({ type: 'emptied', values: startValues(fields, start) });
    },
    handleSubmit,
    handleBlur: useBlurCheck(check),
    handleFocus: () => {
      if (!isBegun.current) dispatch(proofWanted());
      isBegun.current = true;
    },
  };
}

/** Runs once, when the page has come alive. */
function useArrival(element: RefObject<HTMLFormElement | null>, onArrival: (form: HTMLFormElement) => void): void {
  const arrive = useRef(onArrival);
  useEffect(() => {
    if (element.current !== null) arrive.current(element.current);
  }, [element]);
}

/** Sent only when something filled it in. */
function trapOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
