import type { PoolProfile } from '@enlace/shared-contract/talent-pool';
import { noticeShown, useCall } from '@enlace/shared-data';
import { useLeaveGuard } from '@enlace/shared-forms';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { useEffect, useState, type FormEvent, type RefObject } from 'react';

import { texts } from '../../../texts';
import { pool } from '../talent-pool.slice';
import { poolTexts } from '../texts';
import { bodyOf, choicesOf, choicesToSave, countChanges, isYears, type PoolChoices } from './pool-choices';

const fieldNames = ['is_listed', 'shows', 'allows_contact', 'years', 'availability'] as const;

/**
 * The choices of the form: they stay after a failure, and the server's messages belong to their fields. The first
 * faulty field takes the focus.
 * @param element the form on the page
 */
export function useConsentForm(profile: PoolProfile, element: RefObject<HTMLFormElement | null>) {
  const t = useTexts(poolTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const { start, status, error, clear } = useCall(pool.calls.save);
  const storedChoices = choicesOf(profile);
  // Null while nothing differs from what is stored.
  const [draft, setDraft] = useState<PoolChoices | null>(null);
  const [changedNames, setChangedNames] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState<{ readonly years: string } | null>(null);
  const choices = draft ?? storedChoices;
  const nextChoices = choicesToSave(choices, storedChoices);
  const changeCount = countChanges(nextChoices, storedChoices);
  useLeaveGuard(changeCount > 0);

  const errorOf = (name: keyof PoolChoices): string | undefined => {
    if (name === 'years' && refusal?.years === choices.years) return t('years.problem');
    return changedNames.includes(name) ? undefined : error?.fields[name]?.join(' ');
  };
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, error, refusal]);

  const change = (values: Partial<PoolChoices>) => {
    setDraft({ ...choices, ...values });
    setChangedNames((names) => [...new Set([...names, ...Object.keys(values)])]);
  };
  const noticeText = () => {
    if (nextChoices.is_listed === profile.is_listed) return common('edit.saved');
    return t(nextChoices.is_listed ? 'agree.savedOn' : 'agree.savedOff');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isYears(nextChoices.years)) return setRefusal({ years: nextChoices.years });
    setRefusal(null);
    setChangedNames([]);
    start(bodyOf(nextChoices, profile.updated_at), () => {
      // What was changed while these were stored is not stored yet.
      setDraft((newestDraft) => (newestDraft === draft ? null : newestDraft));
      dispatch(noticeShown({ kind: 'success', text: noticeText() }));
    });
  };
  const hasFieldErrors = fieldNames.some((name) => error?.fields[name] !== undefined);
  return {
    choices,
    changeCount,
    isSaving: status === 'pending',
    /** A failure that belongs to no field. */
    failure: error === null || hasFieldErrors ? null : error.message || common('failed'),
    errorOf,
    change,
    undo: () => {
      setDraft(null);
      setRefusal(null);
      clear();
    },
    handleSubmit,
  };
}
