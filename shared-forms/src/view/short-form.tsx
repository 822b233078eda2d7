import { useLocale } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import { useEffect, type ReactNode, type RefObject } from 'react';

import { isRequiredField } from '../definition/check-values';
import type { LineField } from '../definition/field';
import { useFirstFault } from '../state/use-first-fault';
import type { Form } from '../state/use-form';
import { formTexts } from '../texts';
import { FieldFrame } from './field-frame';
import { FormFields } from './form-fields';
import { ShortFields } from './form.styles';
import { LineControl } from './line-control';

export interface ShortFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly form: Form<LineField>;
  /** Text of the button. */
  readonly submit: string;
  /** Below the button, e.g. another button. */
  readonly children?: ReactNode;
}

/**
 * A form of a few lines of text, e.g. to sign in. It has no summary: the first faulty field takes the focus. The screen
 * shows `form.failure` itself. Without scripts the browser sends it to the address of the page.
 */
export function ShortForm({ ref, form, submit, children }: ShortFormProps) {
  const { locale } = useLocale();
  const { schema, groups } = form.definition;
  const areAllRequired = groups.every(({ fields }) => fields.every((field) => isRequiredField(schema, field)));
  useFirstFault(form, ref);
  // The screens of the shell do not declare texts; their texts are English until the language is loaded.
  useEffect(() => void formTexts.load(locale).catch(() => undefined), [locale]);
  return (
    <ShortFields
      ref={ref}
      method="post"
      noValidate={form.state.isReady}
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
    >
      <FormFields
        form={form}
        render={(field) => (
          <FieldFrame key={field.name} form={form} field={field} hasStar={!areAllRequired}>
            <LineControl form={form} field={field} />
          </FieldFrame>
        )}
      />
      <Button type="submit" isLoading={form.isSending} isFullWidth>
        {submit}
      </Button>
      {children}
    </ShortFields>
  );
}
