import type { FormValues } from '@enlace/shared-forms';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useChapterOfCity } from './section-lists';

interface PlaceForm {
  readonly state: { readonly values: FormValues };
  readonly change: (name: string, value: string) => void;
}

const textOf = (value: FormValues[string] | undefined): string => (typeof value === 'string' ? value : '');

/**
 * Proposes the chapter of a typed city: fills an empty field, and replaces an earlier proposal. A chapter that the
 * user has chosen stays, and so does a field that the user has emptied.
 */
export function useCityChapter(form: PlaceForm, storedCity: string): void {
  const { city, country_code: country, chapter_id: chapter } = form.state.values;
  const proposal = useChapterOfCity(textOf(city) === storedCity ? '' : textOf(city), textOf(country));
  const lastProposal = useRef<string | null>(null);
  const propose = useEffectEvent(() => {
    const value = textOf(chapter);
    if (proposal === lastProposal.current) return;
    const isFree = value === '' || value === lastProposal.current;
    lastProposal.current = proposal;
    if (isFree && 'chapter_id' in form.state.values && proposal !== null) form.change('chapter_id', proposal);
  });
  useEffect(() => propose(), [proposal]);
}
