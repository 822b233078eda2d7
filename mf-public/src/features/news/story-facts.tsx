import { styled, useLocale, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { formatIn } from '../../lib/event-time';
import { color, space, textSize } from '../../lib/tokens';
import { newsTexts } from './texts';
import type { Story } from './types';

export function StoryFacts({ story }: { readonly story: Story }) {
  const t = useTexts(newsTexts);
  const { locale } = useLocale();
  return (
    <Facts lang={locale}>
      {story.published_at !== null && (
        <time dateTime={story.published_at}>
          {formatIn('UTC', story.published_at, locale, { day: 'numeric', month: 'long', year: 'numeric' })}
        </time>
      )}
      {story.author !== null && (
        <span>
          {story.author.slug ? (
            <Link to={`/people/${story.author.slug}`}>{t('by', { name: story.author.name })}</Link>
          ) : (
            t('by', { name: story.author.name })
          )}
        </span>
      )}
      <span>{t('minutes', { count: story.reading_minutes })}</span>
    </Facts>
  );
}

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[8]};
  font-size: ${textSize.caption};
  color: ${color.inkSoft};
  /* Above the link that covers the whole row. */
  a {
    position: relative;
    z-index: 1;
  }
  > :not(:last-child)::after {
    content: '·';
    margin-left: ${space[8]};
  }
`;
