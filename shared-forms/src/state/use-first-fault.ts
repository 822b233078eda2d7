import { useEffect, useEffectEvent, type RefObject } from 'react';

import { fieldId } from '../view/field-id';
import type { Form } from './use-form';

/** Moves the focus to the first faulty field after each refused attempt; for forms without a summary. */
export function useFirstFault(form: Form, element: RefObject<HTMLFormElement | null>): void {
  const { refusals } = form.state;
  const focusFirst = useEffectEvent(() => {
    const names = form.definition.groups.flatMap(({ fields }) => fields.map(({ name }) => name));
    const faultyName = names.find((name) => form.problems[name] !== undefined);
    if (faultyName === undefined || element.current === null) return;
    element.current.querySelector<HTMLElement>(`#${CSS.escape(fieldId(form, faultyName))}`)?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
}
