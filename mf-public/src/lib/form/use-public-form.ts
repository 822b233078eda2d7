import { honeypotField, type FieldsSchema, type WireCall } from '@enlace/shared-contract';
import type { HttpAnswer } from '@enlace/shared-data';
import { useForm, type FieldGroup, type Form, type FormValues } from '@enlace/shared-forms';
import { useDispatch, useSelector, useStore } from '@enlace/shared-platform';
import { useEffect, useRef, type RefObject } from 'react';

import { sendForm } from './sending/send-form';
import { proofWanted, selectSending } from './sending/sending';

/** A form that any visitor may send. */
export interface PublicFormDefinition {
  /** Unique on the site. */
  readonly id: string;
  readonly call: WireCall;
  /** Schema of the body of `call`. */
  readonly schema: FieldsSchema;
  readonly groups: readonly FieldGroup[];
  readonly start?: FormValues;
  /** Values that are sent beside the fields, e.g. the language of the page. */
  readonly extras?: Readonly<Record<string, string>>;
}

export interface PublicForm {
  readonly form: Form;
  readonly definition: PublicFormDefinition;
  /** Upload in percent. */
  readonly progress: number;
  /** The user has begun: the proof of work is wanted. */
  readonly handleFocus: () => void;
}

/**
 * A form of the engine with what keeps robots out: a trap, the time from first sight to sending, and a proof of work.
 * The screen declares the slice `sending`.
 * @param onSent called with the answer, while the form is on the page
 */
export function usePublicForm(
  definition: PublicFormDefinition,
  element: RefObject<HTMLFormElement | null>,
  onSent: (answer: HttpAnswer) => void,
): PublicForm {
  const { id, call, schema, groups, start, extras } = definition;
  const store = useStore();
  const dispatch = useDispatch();
  const { progress } = useSelector((state) => selectSending(state, id));
  const firstSeen = useRef(0);
  const isBegun = useRef(false);
  useEffect(() => {
    firstSeen.current = Date.now();
  }, []);
  const form = useForm<HttpAnswer>(
    {
      id,
      schema,
      groups,
      hasDraft: true,
      ...(start !== undefined && { start }),
      send: (body, sentForm) => {
        const guard = { fill_ms: Date.now() - firstSeen.current, ...trapOf(sentForm) };
        return sendForm(store, { id, call, body: { ...body, ...extras, ...guard } });
      },
      onSent,
    },
    element,
  );
  return {
    form,
    definition,
    progress,
    handleFocus: () => {
      if (!isBegun.current) dispatch(proofWanted());
      isBegun.current = true;
    },
  };
}

/** The trap is sent only when it is filled. */
function trapOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
