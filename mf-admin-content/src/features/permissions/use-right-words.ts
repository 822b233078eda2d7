import { translate, useLocale } from '@enlace/shared-platform';
import { useMemo } from 'react';

import { permissionsTexts } from './texts';

interface Named {
  readonly resource: string;
  readonly action: string;
}

export interface RightWords {
  resource(name: string): string;
  action(name: string): string;
  /** Both together, e.g. "News: edit". */
  right(right: Named): string;
}

/** How people read the names of rights. What nobody wrote words for is read as it is written. */
export function useRightWords(): RightWords {
  const { locale } = useLocale();
  return useMemo(() => {
    const say = (kind: string, name: string): string => {
      const key = `${kind}.${name}`;
      const found = translate(permissionsTexts, locale, key);
      return found === key ? name.replaceAll('_', ' ') : found;
    };
    const words = {
      resource: (name: string) => say('resources', name),
      action: (name: string) => say('actions', name),
    };
    return { ...words, right: ({ resource, action }) => `${words.resource(resource)}: ${words.action(action)}` };
  }, [locale]);
}
