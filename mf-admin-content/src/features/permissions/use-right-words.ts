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
  /** Resource and action, e.g. "News: edit". */
  right(right: Named): string;
  /** Several rights, one line per resource, e.g. "News: add, edit". */
  lines(rights: readonly Named[]): readonly string[];
}

/** Readable names of rights. A right without a text keeps its own name. */
export function useRightWords(): RightWords {
  const { locale } = useLocale();
  return useMemo(() => {
    const say = (kind: string, name: string): string => {
      const key = `${kind}.${name}`;
      const text = translate(permissionsTexts, locale, key);
      return text === key ? name.replaceAll('_', ' ') : text;
    };
    const words = {
      resource: (name: string) => say('resources', name),
      action: (name: string) => say('actions', name),
    };
    return {
      ...words,
      right: ({ resource, action }) => `${words.resource(resource)}: ${words.action(action)}`,
      lines: (rights) => {
        const groups = new Map<string, string[]>();
        for (const { resource, action } of rights)
          groups.set(resource, [...(groups.get(resource) ?? []), words.action(action)]);
        return [...groups].map(([resource, actions]) => `${words.resource(resource)}: ${actions.join(', ')}`);
      },
    };
  }, [locale]);
}
