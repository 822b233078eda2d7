import { useLocale, useTexts } from '@enlace/shared-platform';
import { Badge, VisuallyHidden } from '@enlace/shared-ui';

import { People, Person } from '../../lib/people';
import { Foot, Topics } from './article.styles';
import { newsTexts } from './texts';
import type { Article } from './types';

export function ArticleFoot({ article: { author, tags } }: { readonly article: Article }) {
  const t = useTexts(newsTexts);
  const { locale } = useLocale();
  if (author === null && tags.length === 0) return null;
  return (
    <Foot lang={locale}>
      {author !== null && (
        <People>
          <Person name={author.name} slug={author.slug} about={author.headline} avatar={author.avatar} />
        </People>
      )}
      {tags.length > 0 && (
        <div>
          <VisuallyHidden as="h2">{t('topics')}</VisuallyHidden>
          <Topics>
            {tags.map(({ id, name }) => (
              <li key={id}>
                <Badge>{name}</Badge>
              </li>
            ))}
          </Topics>
        </div>
      )}
    </Foot>
  );
}
