import { Button, Cluster } from '@enlace/shared-ui';
import type { ReactNode, RefObject } from 'react';

import { sendForm, useEarlyPress } from '../state/use-early-press';
import { useFirstFault } from '../state/use-first-fault';
import type { Form } from '../state/use-form';
import { FieldView } from './field-view';
import { FormFields } from './form-fields';
import { ShortFields } from './form.styles';
import { RestoredNote } from './restored-note';
import { SendFailure } from './send-failure';

export interface InlineFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly form: Form;
  /** Text of the button. */
  readonly submit: string;
  /** Beside the button, e.g. a button that closes the form. */
  readonly children?: ReactNode;
}

/**
 * A part of a page that is edited in place: fields of any kind, and small buttons below them. It has no summary: the
 * first faulty field takes the focus. It needs scripts: a press before they are loaded counts as soon as they are.
 * Without scripts, the browser puts no typed text into an address.
 */
export function InlineForm({ ref, form, submit, children }: InlineFormProps) {
  useFirstFault(form, ref);
  const early = useEarlyPress(ref, sendForm);
  return (
    <ShortFields ref={ref} {...early} method="post" noValidate onSubmit={form.handleSubmit} onBlur={form.handleBlur}>
      <SendFailure form={form} />
      <RestoredNote form={form} />
      <FormFields form={form} render={(field) => <FieldView key={field.name} form={form} field={field} />} />
      <Cluster gap={12}>
        <Button type="submit" isLoading={form.isSending}>
          {submit}
        </Button>
        {children}
      </Cluster>
    </ShortFields>
  );
}
