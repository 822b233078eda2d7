import { honeypotField } from '@enlace/shared-contract/forms';
import { LongForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import type { ReactNode, Ref } from 'react';

import { publicFormTexts } from '../texts';
import type { PublicForm } from '../use-public-form';
import { Trap } from './form.styles';

export interface PublicFormBodyProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly form: PublicForm;
  /** Text of the button. */
  readonly submit: string;
  /** Below the fields, above the button. */
  readonly children?: ReactNode;
}

/** The form with its extra values and the trap. Without scripts the browser sends it itself. */
export function PublicFormBody({
  ref,
  form: { form, definition, progress, handleFocus },
  submit,
  children,
}: PublicFormBodyProps) {
  const t = useTexts(publicFormTexts);
  return (
    <LongForm
      ref={ref}
      form={form}
      submit={submit}
      plainCall={definition.call}
      progress={progress}
      onFocus={handleFocus}
    >
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
    </LongForm>
  );
}
