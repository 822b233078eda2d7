import { useMemo } from 'react';

import type { AdminResource } from '../declare/admin-resource';
import { optionalText, useResourceTexts } from '../declare/resource-texts';
import { seoGroupsOf } from '../form/seo-fields';
import { useAdminTexts } from '../texts';

/** Names of fields under a heading. */
export interface FieldGroup {
  readonly title: string;
  readonly names: readonly string[];
  /** Fields for search engines are folded, because they are rarely needed. */
  readonly isFolded: boolean;
}

/** Groups fields as the form of their resource does; fields outside of the form come last. */
export function useFieldGroups(admin: AdminResource): (names: readonly string[]) => readonly FieldGroup[] {
  const t = useAdminTexts();
  const words = useResourceTexts(admin);
  return useMemo(() => {
    const sections = admin.sections.map(({ name, fields }) => ({
      title: optionalText(words, `sections.${name}`) ?? t('fieldGroups.main'),
      names: fields.map((field): string => field.name),
      isFolded: false,
    }));
    const seoSections = seoGroupsOf(admin.handle.contract).map(({ name, fields }) => ({
      title: t('fieldGroups.seo', { group: t(`seo.groups.${name}`) }),
      names: fields.map((field): string => field.name),
      isFolded: true,
    }));
    const groups: readonly FieldGroup[] = [...sections, ...seoSections];
    return (names) => {
      const formGroups = groups.map((group) => ({
        ...group,
        names: group.names.filter((name) => names.includes(name)),
      }));
      const others = names.filter((name) => !groups.some((group) => group.names.includes(name)));
      const rest = { title: t('fieldGroups.more'), names: others, isFolded: false };
      const [visibleGroups, foldedGroups] = [false, true].map((isFolded) =>
        formGroups.filter((group) => group.isFolded === isFolded),
      );
      return [...(visibleGroups ?? []), rest, ...(foldedGroups ?? [])].filter((group) => group.names.length > 0);
    };
  }, [admin, t, words]);
}
