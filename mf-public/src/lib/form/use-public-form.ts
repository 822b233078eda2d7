import { honeypotField, type FieldsSchema, type WireCall } from '@enlace/shared-contract';
import { useCall, type HttpAnswer } from '@enlace/shared-data';
import { useForm, type FieldGroup, type Form, type FormValues } from '@enlace/shared-forms';
import { useEffect, useRef, type RefObject } from 'react';

import { sending } from './sending/sending';
import { useProof } from './sending/use-proof';

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
  const { progress, run } = useCall(sending.calls.submit, id);
  const { prepare, take } = useProof(id);
  const firstSeen = useRef(0);
  useEffect(() => {
    firstSeen.current = Date.now();
  }, []);
  const form = useForm<HttpAnswer>(
    {
      id,
      schema,
      groups,
      isInputStored: true,
      ...(start !== undefined && { start }),
      send: async (body, sentForm) => {
        const guard = { fill_ms: Date.now() - firstSeen.current, ...trapOf(sentForm) };
        const altcha = await take();
        try {
          return await run({ call, body: { ...body, ...extras, ...guard, ...(altcha !== '' && { altcha }) } });
        } catch (error) {
          // The next attempt needs a proof of its own.
          prepare();
          throw error;
        }
      },
      onSent,
    },
    element,
  );
  return {
    form,
    definition,
    progress,
    handleFocus: prepare,
  };
}

/** The trap is sent only when it is filled. */
function trapOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
