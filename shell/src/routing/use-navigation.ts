import { selectViewer } from '@enlace/shared-auth';
import type { Page, PageLayout } from '@enlace/shared-contract/platform';
import { useLocale, useSelector } from '@enlace/shared-platform';

import { useExternalStore } from '../lifecycle/external-store';
import { useServices } from '../services';
import { navigationOf, type NavigationItem } from './navigation';

/** @returns a function that finds the entries of a menu for the viewer, in the language of the page */
export function useNavigation() {
  const { registry } = useServices();
  const { locale } = useLocale();
  const viewer = useSelector(selectViewer);
  const { answer } = useExternalStore(registry);
  return (place: NonNullable<Page['nav']>['place'], ...layouts: readonly PageLayout[]): NavigationItem[] =>
    navigationOf(answer, viewer, locale, { place, layouts });
}
