import { headDefaults, headTags, pageHead, type Seo, type TitledPage } from '@enlace/shared-contract/head';
import { useLocale, useLocation } from '@enlace/shared-platform';
import { useEffect, useMemo } from 'react';

import type { DrawnPage } from '../frame/announcer';
import { useServices } from '../services';
import { applyHead } from './apply-head';

/**
 * Keeps the head equal to the page: its own seo, else the page's title, over the defaults (docs/SPECIFICATION.md,
 * section 2). A prerendered screen has no history entry: it changes nothing.
 * @param page null while the page is unknown
 * @param onReady called once per page, when it is drawn
 * @param seo null while the record is unknown
 */
export function useHead(
  page: TitledPage | null,
  onReady: (drawnPage: DrawnPage) => void,
  seo: Seo | null = null,
): void {
  const { boot } = useServices();
  const { locale } = useLocale();
  const { key, pathname: path, search } = useLocation();
  const tags = useMemo(() => {
    const { productName, origin, prefix } = boot;
    const defaults = headDefaults({ productName, origin, locale, path, prefix, search });
    return headTags(seo ?? (page && pageHead(page, { productName, locale })), defaults);
  }, [boot, locale, page, path, search, seo]);
  useEffect(() => {
    if (key) applyHead(tags, key === 'default');
  }, [key, tags]);
  const title = tags.find(({ tag }) => tag === 'title')?.text ?? '';
  useEffect(() => {
    if (key) onReady({ title, key });
  }, [key, onReady, title]);
}
