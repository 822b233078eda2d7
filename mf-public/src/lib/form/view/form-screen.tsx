import { formReceiptSchema, sentParameter } from '@enlace/shared-contract/forms';
import { useScreen } from '@enlace/shared-data';
import { useNavigate } from '@enlace/shared-platform';
import { useRef, type ReactNode } from 'react';

import { usePublicForm, type PublicFormDefinition } from '../use-public-form';
import { FormArt } from './form-art';
import { FormPage, type FormPageProps } from './form-page';
import { PublicFormBody } from './public-form-body';
import { Thanks, type ThanksProps } from './thanks';

export interface FormScreenProps extends Omit<FormPageProps, 'children'> {
  readonly definition: PublicFormDefinition;
  readonly submit: string;
  readonly thanks: Omit<ThanksProps, 'reference' | 'children'>;
  /** Links on the thanks page. */
  readonly ways?: ReactNode;
}

/** Instead of a missing reference: the server leaves out empty parameters. */
const noReference = '-';

/**
 * A form's page, or its thanks page after sending. The address distinguishes them, so that a reload does not send
 * again.
 */
export function FormScreen({ thanks, ways, ...formProps }: FormScreenProps) {
  const reference = useScreen().search.get(sentParameter);
  const art = <FormArt seed={formProps.definition.id} steps={thanks.steps} />;
  if (reference === null) return <Asking art={art} {...formProps} />;
  return (
    <Thanks {...thanks} reference={/^[A-Z0-9-]{4,20}$/.test(reference) ? reference : ''}>
      {ways}
    </Thanks>
  );
}

function Asking({ definition, submit, ...page }: Omit<FormScreenProps, 'thanks' | 'ways'>) {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const form = usePublicForm(definition, element, ({ body }) => {
    const receipt = formReceiptSchema.safeParse(body);
    const search = new URLSearchParams({ [sentParameter]: receipt.data?.data.reference ?? noReference });
    void navigate({ search: `?${search.toString()}` }, { replace: true });
  });
  return (
    <FormPage {...page}>
      <PublicFormBody ref={element} form={form} submit={submit} />
    </FormPage>
  );
}
