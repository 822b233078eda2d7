import { navigationCall, type NavigationEntry } from '@enlace/shared-contract/editorial';
import { locales } from '@enlace/shared-contract/text';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Translations } from '../../../infrastructure/db/column-types';
import type { ApiDeps } from '../../../infrastructure/env/deps';
import { serveCall } from '../../../kit/core/http/serve-call';
import { isPublicPage } from './pages.resource';

/** A footer with more links is no help. */
const mostEntries = 40;

interface LinkedPage extends Omit<NavigationEntry, 'label'> {
  readonly title: string;
  readonly nav_label: string | null;
  readonly translations: Translations;
}

/** Editorial pages in the site's navigation. The answer is the same for all viewers. */
export function mountNavigation(app: FastifyInstance, deps: ApiDeps): void {
  serveCall(app, navigationCall, async () => {
    const { rows } = await sql<LinkedPage>`select t.slug, t.nav_place as place, t.nav_order as "order", t.title,
        t.nav_label, t.translations
      from pages t
      where t.nav_place <> 'none' and t.deleted_at is null and t.published_at <= ${deps.clock()} and ${isPublicPage}
      order by t.nav_order, t.id limit ${sql.lit(mostEntries)}`.execute(deps.reads);
    return {
      data: rows.map(({ slug, place, order, ...page }) => ({ slug, place, order, label: labelOf(page) })),
    };
  });
}

/** The text of the link in each language: the label, or the title where the language has no label. */
function labelOf({ title, nav_label, translations }: Pick<LinkedPage, 'title' | 'nav_label' | 'translations'>) {
  const [en, es, pt] = locales.map((locale) => {
    const texts = translations[locale];
    return texts?.['nav_label'] || texts?.['title'] || nav_label || title;
  });
  return { en, es, pt };
}
