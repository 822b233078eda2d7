import type { WireCall } from '@enlace/shared-contract/calls';
import { honeypotField } from '@enlace/shared-contract/forms';
import type { FieldsSchema } from '@enlace/shared-contract/resources';
import { useCall, type HttpAnswer } from '@enlace/shared-data';
import { useForm, type FieldGroup, type Form, type FormValues } from '@enlace/shared-forms';
import { useEffect, useRef, type RefObject } from 'react';

import { sending } from './sending/sending';
import { useProof } from './sending/use-proof';

/** A form that visitors can send. */
export interface PublicFormDefinition {
  /** Unique on the site. */
  readonly id: string;
  readonly call: WireCall;
  /** Schema of the body of `call`. */
  readonly schema: FieldsSchema;
  readonly groups: readonly FieldGroup[];
  readonly start?: FormValues;
  /** Values that are sent with the fields, e.g. the language of the page. */
  readonly extras?: Readonly<Record<string, string>>;
  /** Whether the tab keeps nothing of the input: other people may use the same computer. */
  readonly isPrivate?: boolean;
}

export interface PublicForm {
  readonly form: Form;
  readonly definition: PublicFormDefinition;
  /** Upload progress in percent. */
  readonly progress: number;
  /** Starts the proof of work when the user enters the form. */
  readonly handleFocus: () => void;
}

interface Sent {
  readonly answer: HttpAnswer;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * A form with protection against robots: a trap, the time between first display and sending, and a proof of work. The
 * screen declares the slice `sending`.
 * @param onSent called with the answer and the values of the fields if the form is still mounted
 */
export function usePublicForm(
  definition: PublicFormDefinition,
  element: RefObject<HTMLFormElement | null>,
  onSent: (answer: HttpAnswer, sentBody: Readonly<Record<string, unknown>>) => void,
): PublicForm {
  const { id, call, schema, groups, start, extras, isPrivate = false } = definition;
  const { progress, run } = useCall(sending.calls.submit, id);
  const { prepare, take } = useProof(id);
  const firstSeen = useRef(0);
  useEffect(() => {
    firstSeen.current = Date.now();
  }, []);
  const form = useForm<Sent>(
    {
      id,
      schema,
      groups,
      isInputStored: !isPrivate,
      ...(start !== undefined && { start }),
      send: async (body, sentForm) => {
        const guard = { fill_ms: Date.now() - firstSeen.current, ...trapOf(sentForm) };
        const altcha = await take();
        try {
          const answer = await run({ call, body: { ...body, ...extras, ...guard, ...(altcha !== '' && { altcha }) } });
          return { answer, body };
        } catch (error) {
          // Each attempt needs its own proof.
          prepare();
          throw error;
        }
      },
      onSent: ({ answer, body }) => onSent(answer, body),
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

/** The trap is only sent when it has a value. */
function trapOf(form: HTMLFormElement): Readonly<Record<string, string>> {
  const value = new FormData(form).get(honeypotField);
  return typeof value === 'string' && value !== '' ? { [honeypotField]: value } : {};
}
