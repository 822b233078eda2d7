import { useFormats } from '@enlace/shared-platform';
import { useCallback } from 'react';

import { optionalWord, type Words } from '../declare/words';
import { useAdminTexts } from '../texts';
import { childFieldOf } from './child-words';
import type { Sayings } from './say-value';

/** Functions that make texts from the values of a resource's fields, in the user's language. */
export function useSayings(words: Words): (field: string) => Sayings {
  const t = useAdminTexts();
  const formats = useFormats();
  return useCallback(
    (name) => {
      const { prefix, field } = childFieldOf(name);
      return {
        formats,
        yes: t('form.yes'),
        no: t('form.no'),
        option: (value) => optionalWord(words, `${prefix}options.${field}.${value}`),
      };
    },
    [formats, t, words],
  );
}
