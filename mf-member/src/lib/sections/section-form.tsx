import { users, type UserRecord } from '@enlace/shared-contract/identity';
import { useQueries, useScreen } from '@enlace/shared-data';
import { InlineForm, useForm } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { texts } from '../../texts';
import { formFieldsOf } from './form-fields';
import { startValues, type SectionName } from './section';
import { sectionQueries, useSectionLists } from './section-lists';
import { useCityChapter } from './use-city-chapter';
import { useSaveSection } from './use-save-section';
import { useStateOfCountry } from './use-state-of-country';

export interface SectionFormProps {
  readonly section: SectionName;
  readonly user: UserRecord;
  /** Text of the button. */
  readonly submit: string;
  /** The field that takes the focus; without it the focus stays. */
  readonly focus?: string | null;
  /** Called once the values are stored, also when none has changed. */
  readonly onSaved: (user: UserRecord) => void;
  /** Beside the button, e.g. a button that closes the form. */
  readonly children?: ReactNode;
}

/** Names the stored input of a section, which another user of this tab must not see. */
export function sectionFormId(section: SectionName, { id }: Pick<UserRecord, 'id'>): string {
  return `profile-${section}-${id}`;
}

/**
 * The fields of a section of the own profile: loads its lists, keeps what was typed, also over a reload and a new
 * sign-in, and stores only what changed.
 */
export function SectionForm({ section, user, submit, focus = null, onSaved, children }: SectionFormProps) {
  const t = useTexts(texts);
  const { locale } = useScreen();
  const element = useRef<HTMLFormElement>(null);
  const id = sectionFormId(section, user);
  // The record as the form was opened with: a later answer must not turn typed values into changes.
  const [storedUser] = useState(user);
  const storedCountry = storedUser.country_code ?? '';
  const [country, setCountry] = useState(storedCountry);
  useQueries(sectionQueries(section, locale, country));
  const lists = useSectionLists(country);
  const leavingState = country === storedCountry ? null : (storedUser.country_state?.name ?? null);
  const fields = formFieldsOf(section, t, lists, leavingState);
  const save = useSaveSection(section, storedUser);
  const [start] = useState(() => startValues(fields, storedUser));
  const form = useForm(
    {
      id,
      schema: users.write,
      groups: [{ fields }],
      start,
      isInputStored: true,
      send: async (body) => (await save(fields, body)) ?? user,
      onSent: onSaved,
    },
    element,
  );
  const { country_code: chosenCountry } = form.state.values;
  if (typeof chosenCountry === 'string' && chosenCountry !== country) setCountry(chosenCountry);
  useStateOfCountry(form, country, lists.states);
  useCityChapter(form, storedUser.city ?? '');
  const focusField = useEffectEvent(() => {
    if (focus === null) return;
    const control = element.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${focus}`)}`);
    const target = control?.matches('fieldset') === true ? control.querySelector<HTMLElement>('input') : control;
    target?.focus();
  });
  useEffect(() => focusField(), []);
  return (
    <InlineForm ref={element} form={form} submit={submit}>
      {children}
    </InlineForm>
  );
}
