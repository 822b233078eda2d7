import { useCallback, useState, type ChangeEvent, type FormEvent } from 'react';

import type { Problems } from './form-problems';

export interface Form {
  readonly values: Problems;
  readonly problems: Problems;
  /** Value and change handler of a field; typing clears its problem. */
  field(name: string): {
    readonly name: string;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Values of a small form, kept whatever the server says. The first field with a problem gets the focus. */
export function useForm(
  initial: Problems,
  check: (values: Problems) => Problems,
  submit: (values: Problems) => void,
): Form {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const field = useCallback(
    (name: string) => ({
      name,
      value: values[name] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        const { value } = event.target;
        setValues((before) => ({ ...before, [name]: value }));
        setProblems(({ [name]: _gone, ...others }) => others);
      },
    }),
    [values],
  );
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = check(values);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first === undefined) submit(values);
    else form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  return { values, problems, field, handleSubmit };
}
