import { useList } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { LoadedRows } from '../../lib/loaded-rows';
import { news } from '../../lib/news.slice';
import { Part, PartHead, PartTitle } from '../../lib/part.styles';
import { color, media, radius, space, textSize } from '../../lib/tokens';
import type { StoriesQuery } from './news-query';
import { StoryFacts } from './story-facts';
import { StoryPicture } from './story-picture';
import { newsTexts } from './texts';

/** Other stories of the same category; without any, nothing is rendered. */
export function Related({ query }: { readonly query: StoriesQuery }) {
  const t = useTexts(newsTexts);
  const list = useList(news, query);
  if (list.status === 'fulfilled' && list.rows.length === 0) return null;
  return (
    <Part aria-labelledby="related">
      <PartHead>
        <PartTitle id="related">{t('related')}</PartTitle>
        <Link to="/news">{t('all')}</Link>
      </PartHead>
      <LoadedRows
        list={list}
        query={news.list(query)}
        skeleton={<Skeleton height="16rem" />}
        empty={<p>{t('relatedNone')}</p>}
      >
        <Three>
          {list.rows.map((story) => (
            <Story key={story.id} lang={story.language}>
              <Small>
                <StoryPicture story={story} />
              </Small>
              <Title>
                <Link to={`/news/${story.slug}`} variant="cover">
                  {story.title}
                </Link>
              </Title>
              <StoryFacts story={story} />
            </Story>
          ))}
        </Three>
      </LoadedRows>
    </Part>
  );
}

const Three = styled.ul`
  display: grid;
  gap: ${space[32]};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const Story = styled.li`
  position: relative;
  display: grid;
  gap: ${space[8]};
  align-content: start;
  padding-top: ${space[12]};
  border-top: 1px solid ${color.lineStrong};
`;

const Small = styled.div`
  overflow: hidden;
  border-radius: ${radius.small};
  --picture-radius: ${radius.small};
`;

const Title = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;
