import type { WireCall } from '@enlace/shared-contract/calls';
import { useTexts } from '@enlace/shared-platform';
import { Button, ProgressBar } from '@enlace/shared-ui';
import { FormSummary } from '@enlace/shared-ui/controls';
import type { ReactNode, Ref } from 'react';

import type { Form } from '../state/use-form';
import { formTexts } from '../texts';
import { FieldView } from './field-view';
import { FormFields } from './form-fields';
import { Fields, Send, Small } from './form.styles';
import { RestoredNote } from './restored-note';
import { SendFailure } from './send-failure';
import { summaryOf } from './summary-of';

export interface LongFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: Form;
  /** Text of the button. */
  readonly submit: string;
  /** The call that a browser without scripts sends the form to, with the same names. */
  readonly plainCall?: WireCall;
  /** Upload in percent, while the form is sent. */
  readonly progress?: number;
  readonly onFocus?: () => void;
  /** Below the fields, above the button. */
  readonly children?: ReactNode;
}

/** A form of any length with everything around its fields: summary, failure, restored input, upload and button. */
export function LongForm({ ref, form, submit, plainCall, progress = 0, onFocus, children }: LongFormProps) {
  const t = useTexts(formTexts);
  const { definition, state, isSending } = form;
  const hasFiles = definition.groups.some(({ fields }) => fields.some(({ kind }) => kind === 'file'));
  const upload = isSending ? progress : undefined;
  return (
    <Fields
      ref={ref}
      {...(plainCall !== undefined && {
        method: 'post',
        action: plainCall.path,
        encType: plainCall.body === 'multipart' ? 'multipart/form-data' : undefined,
      })}
      noValidate={state.isReady}
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onFocus={onFocus}
    >
      <FormSummary errors={summaryOf(form)} attempt={state.refusals} />
      <SendFailure form={form} />
      <RestoredNote form={form} />
      <FormFields
        form={form}
        render={(field) => <FieldView key={field.name} form={form} field={field} progress={upload} />}
      />
      <Send>
        {children}
        <Small>{t('starred')}</Small>
        <Button type="submit" size="large" isLoading={isSending}>
          {submit}
        </Button>
        {isSending && hasFiles && <ProgressBar value={progress} label={t('uploading', { percent: progress })} />}
      </Send>
    </Fields>
  );
}
