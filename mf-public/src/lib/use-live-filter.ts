import { useScreen } from '@enlace/shared-data';
import { useHref, useNavigate } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useRef, type ChangeEvent, type SubmitEvent } from 'react';

/** Time without a key press after which typed words are searched, in ms. */
const typingMs = 300;
/** Types of fields in which the user types. */
const typedFields = ['search', 'number'];

/**
 * Attributes of a GET form that filters a list. With scripts each change opens its address at once, typed words after a
 * pause; without scripts the browser sends the form to `action`. Fields can share a name.
 * @param choice values of the fields, where the address can name them differently
 */
export function useLiveFilter(path: string, choice?: URLSearchParams) {
  const navigate = useNavigate();
  const action = useHref(path);
  const { search } = useScreen();
  const ref = useRef<HTMLFormElement>(null);
  const typing = useRef(0);
  const address = String(search);
  const shownAddress = useRef(address);

  // The fields follow the address, e.g. when the user goes back or removes a chip.
  useEffect(() => {
    if (shownAddress.current === address) return;
    shownAddress.current = address;
    if (typing.current !== 0) return;
    for (const field of ref.current?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
      const values = (choice ?? search).getAll(field.name);
      if (field.type === 'checkbox') field.checked = values.includes(field.value);
      else field.value = values[0] ?? '';
    }
  }, [address, choice, search]);

  const apply = (form: HTMLFormElement, isTyped: boolean) => {
    clearTimeout(typing.current);
    typing.current = 0;
    const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const query = new URLSearchParams(entries.filter(([, value]) => value !== '')).toString();
    // While the user types, the history keeps one entry.
    const replace = isTyped && search.has('search');
    void navigate(query === '' ? path : `${path}?${query}`, { replace, preventScrollReset: true });
  };
  const applyEarlyChoice = useEffectEvent(() => {
    if (ref.current !== null && [...ref.current.elements].some(isChanged)) apply(ref.current, false);
  });
  useEffect(() => {
    // The user may choose in a rendered form before its code is loaded.
    applyEarlyChoice();
    return () => clearTimeout(typing.current);
  }, []);
  return {
    ref,
    action,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      apply(event.currentTarget, false);
    },
    onChange({ target, currentTarget }: ChangeEvent<HTMLFormElement>) {
      if (!typedFields.includes(String(target['type']))) return apply(currentTarget, false);
      clearTimeout(typing.current);
      typing.current = window.setTimeout(() => apply(currentTarget, true), typingMs);
    },
  };
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLSelectElement) return [...field.selectedOptions].some((option) => !option.defaultSelected);
  if (!(field instanceof HTMLInputElement)) return false;
  if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
  return typedFields.includes(field.type) && field.value !== field.defaultValue;
}
