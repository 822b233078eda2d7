import type { news } from '@enlace/shared-contract/editorial';
import type { EntityOf } from '@enlace/shared-contract/resources';

import type { Channel, FeedItem } from '../../site';

export const newsChannel: Channel = {
  path: '/news',
  title: { en: 'News', es: 'Noticias', pt: 'Notícias' },
  description: {
    en: 'What happens in the chapters, told by the women who were there.',
    es: 'Lo que pasa en los capítulos, contado por las mujeres que estuvieron ahí.',
    pt: 'O que acontece nos capítulos, contado pelas mulheres que estavam lá.',
  },
  hasArticles: true,
};

/** An article with its whole text. */
export function newsItem(article: EntityOf<typeof news>, origin: string): FeedItem {
  return {
    slug: article.slug,
    title: article.title,
    publishedAt: article.published_at,
    creator: article.author?.name,
    categories: [...article.categories, ...article.tags].map(({ name }) => name),
    description: article.summary || undefined,
    html: article.body ? makeAbsolute(article.body, origin) : undefined,
  };
}

/** HTML with absolute addresses of our pages and pictures, because other sites show it. */
function makeAbsolute(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`).replace(/ srcset="[^"]*"/g, '');
}
