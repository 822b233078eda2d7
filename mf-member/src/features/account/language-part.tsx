import { isAppError } from '@enlace/shared-contract/errors';
import type { UserRecord } from '@enlace/shared-contract/identity';
import { locales } from '@enlace/shared-contract/text';
import { isCancelled, noticeShown } from '@enlace/shared-data';
import { useDispatch, useTexts } from '@enlace/shared-platform';
import { FormField, Select } from '@enlace/shared-ui';
import { useState } from 'react';

import { useSaveMe } from '../../lib/me';
import { texts } from '../../texts';
import { AccountPart } from './account-part';
import { accountTexts } from './texts';

const names = { en: 'English', es: 'Español', pt: 'Português' } as const;

/** The language of mails; a choice is stored at once. */
export function LanguagePart({ user }: { readonly user: UserRecord }) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const dispatch = useDispatch();
  const save = useSaveMe('language');
  const [chosenLocale, setChosenLocale] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const handleChoice = (locale: string) => {
    setChosenLocale(locale);
    setFailure(null);
    save(user.id, { locale }).then(
      () => {
        setChosenLocale(null);
        dispatch(noticeShown({ kind: 'success', text: common('edit.saved') }));
      },
      (error: unknown) => {
        if (isCancelled(error)) return;
        setChosenLocale(null);
        setFailure((isAppError(error) && error.userMessage) || common('failed'));
      },
    );
  };
  return (
    <AccountPart name="language">
      <FormField label={t('mailLanguage')} hint={t('mailLanguageHint')} error={failure}>
        <Select
          options={locales.map((value) => ({ value, label: names[value] }))}
          value={chosenLocale ?? user.locale}
          onChange={({ target }) => handleChoice(target.value)}
        />
      </FormField>
    </AccountPart>
  );
}
