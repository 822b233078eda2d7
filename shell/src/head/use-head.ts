import { headDefaults, headTags, pageHead, type Boot, type Seo, type TitledPage } from '@enlace/shared-contract';
import { useLocale, useLocation } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import { applyHead } from './apply-head';

/**
 * Keeps the head equal to the page: its own seo, else the page's title, over the defaults (docs/SPECIFICATION.md,
 * section 2).
 * @param page null while the page is unknown
 * @param seo null while the record is unknown
 * @returns the title, for the announcement after a navigation
 */
export function useHead(boot: Boot, page: TitledPage | null, seo: Seo | null): string {
  const { locale } = useLocale();
  const { key, pathname: path, search } = useLocation();
  const tags = useMemo(() => {
    const { productName, origin, prefix } = boot;
    const ofPage = page === null ? null : pageHead(page, { productName, locale });
    return headTags(seo ?? ofPage, headDefaults({ productName, origin, locale, path, prefix, search }));
  }, [boot, locale, page, path, search, seo]);
  useEffect(() => applyHead(tags, key === 'default'), [key, tags]);
  return tags.find(({ tag }) => tag === 'title')?.text ?? '';
}
