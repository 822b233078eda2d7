import type { Choices, FormValues } from '@enlace/shared-forms';
import { useEffect, useEffectEvent } from 'react';

interface PlaceForm {
  readonly state: { readonly values: FormValues };
  readonly change: (name: string, value: string) => void;
}

/** Clears the state of a form when it is not a state of the chosen country. */
export function useStateOfCountry(form: PlaceForm, country: string, { status, options }: Choices): void {
  const { state_id: state = '' } = form.state.values;
  const isOfOtherCountry =
    state !== '' && (country === '' || (status === 'fulfilled' && options.every(({ value }) => value !== state)));
  const clear = useEffectEvent(() => form.change('state_id', ''));
  useEffect(() => {
    if (isOfOtherCountry) clear();
  }, [isOfOtherCountry]);
}
