import { honeypotField } from '@enlace/shared-contract';
import { useTexts } from '@enlace/shared-platform';
import { Button, ProgressBar } from '@enlace/shared-ui';
import { FormSummary } from '@enlace/shared-ui/controls';
import type { ReactNode, Ref } from 'react';

import { askedFields } from '../definition/values';
import type { Form } from '../state/use-form';
import { formTexts } from '../texts';
import { FieldView, fieldId } from './field-view';
import { Fields, Group, GroupLead, GroupTitle, Note, Send, Small, Trap } from './form.styles';
import { SendFailure } from './send-failure';

export interface FormViewProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: Form;
  /** Words of the button. */
  readonly submit: string;
  /** Below the fields, above the button. */
  readonly children?: ReactNode;
}

/**
 * A form and everything around its fields. A browser without scripts sends it by itself: the same names to the same
 * call, and checks what it can.
 */
export function FormView({ ref, form, submit, children }: FormViewProps) {
  const t = useTexts(formTexts);
  const { definition, state, sending } = form;
  const isPending = sending.status === 'pending';
  const hasFiles = definition.groups.some(({ fields }) => fields.some(({ kind }) => kind === 'file'));
  return (
    <Fields
      ref={ref}
      method="post"
      action={definition.call.path}
      encType={definition.call.body === 'multipart' ? 'multipart/form-data' : undefined}
      noValidate={state.isReady}
      onSubmit={form.handleSubmit}
      onBlur={form.handleBlur}
      onFocus={form.handleFocus}
    >
      <FormSummary errors={summaryOf(form)} attempt={state.attempt} />
      <SendFailure form={form} />
      {state.isRestored && (
        <Note role="status">
          {t('draft')}
          <Button variant="ghost" size="small" onClick={form.startOver}>
            {t('startOver')}
          </Button>
        </Note>
      )}
      {definition.groups.map(({ title, lead, fields }, index) => (
        <Group key={title ?? index}>
          {title !== undefined && <GroupTitle>{title}</GroupTitle>}
          {lead !== undefined && <GroupLead>{lead}</GroupLead>}
          {askedFields(fields, state.values).map((field) => (
            <FieldView key={field.name} form={form} field={field} />
          ))}
        </Group>
      ))}
      {Object.entries(definition.extras ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Trap aria-hidden="true">
        <label>
          {t('trap')}
          <input name={honeypotField} tabIndex={-1} autoComplete="off" />
        </label>
      </Trap>
      {children}
      <Send>
        <Small>{t('starred')}</Small>
        <Button type="submit" size="large" isLoading={isPending}>
          {submit}
        </Button>
        {isPending && hasFiles && (
          <ProgressBar value={sending.progress} label={t('uploading', { percent: sending.progress })} />
        )}
      </Send>
    </Fields>
  );
}

/** What was wrong when it was sent, in the order of the fields; each is named, as a list tells nothing of its place. */
function summaryOf(form: Form): { readonly id: string; readonly message: string }[] {
  const { problems, state, sending, definition } = form;
  const isTold = (name: string) => state.summarised.includes(name) || (sending.error?.fields ?? {})[name] !== undefined;
  return definition.groups
    .flatMap(({ fields }) => fields)
    .flatMap(({ name, label }) => {
      const problem = problems[name];
      if (problem === undefined || !isTold(name)) return [];
      return [{ id: fieldId(form, name), message: `${label}: ${problem}` }];
    });
}
