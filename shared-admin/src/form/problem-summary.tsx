import { isLocale } from '@enlace/shared-contract/text';
import { FormSummary } from '@enlace/shared-ui/controls';
import { useEffect, useEffectEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';

import { fieldId, useForm } from './form-context';

/** The problems of a form, with a link to each field in any tab. */
export function ProblemSummary() {
  const { form, problems, label, setLanguage } = useForm();

  const show = (name: string) => {
    const [, locale] = name.split('.');
    if (name.startsWith('translations.') && isLocale(locale)) setLanguage(locale);
  };
  const showFirst = useEffectEvent(() => {
    if (problems[0] !== undefined) show(problems[0].name);
  });
  useEffect(() => showFirst(), [form.attempts]);

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const problem = problems.find(({ name }) => link?.hash === `#${fieldId(name)}`);
    // The field must be rendered before the summary can focus it.
    if (problem !== undefined) flushSync(() => show(problem.name));
  };
  return (
    <div onClickCapture={handleClick}>
      <FormSummary
        attempt={form.attempts}
        errors={problems.map(({ name, text }) =>
          name === '' ? { message: text } : { id: fieldId(name), message: `${label(name)}: ${text}` },
        )}
      />
    </div>
  );
}
