import { recordLabel } from '@enlace/shared-contract/access';
import type { Resource } from '@enlace/shared-contract/resources';
import { useFormats, useLocale } from '@enlace/shared-platform';
import { useCallback } from 'react';

import { optionalText, type ResourceTexts } from '../declare/resource-texts';
import { useAdminTexts } from '../texts';
import { childFieldOf } from './child-words';
import type { ValueTexts } from './say-value';

/** Functions that make texts from the values of a resource's fields, in the user's language. */
export function useValueTexts(words: ResourceTexts, contract: Resource): (field: string) => ValueTexts {
  const t = useAdminTexts();
  const formats = useFormats();
  const { locale } = useLocale();
  return useCallback(
    (name) => {
      const { prefix, field } = childFieldOf(name);
      const target = contract.relations.find((relation) => relation.field === field)?.target ?? '';
      return {
        formats,
        yes: t('form.yes'),
        no: t('form.no'),
        record: (label) => recordLabel(target, label, locale),
        option: (value) => optionalText(words, `${prefix}options.${field}.${value}`),
      };
    },
    [contract, formats, locale, t, words],
  );
}
