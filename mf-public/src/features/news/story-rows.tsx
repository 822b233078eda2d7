import { styled, useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { drawnWhenNear } from '../../lib/drawn-when-near';
import { Eyebrow, PartTitle } from '../../lib/part.styles';
import { color, media, radius, space, textSize } from '../../lib/tokens';
import { StoryFacts } from './story-facts';
import { StoryPicture } from './story-picture';
import { newsTexts } from './texts';
import type { Story } from './types';

export interface StoryRowsProps {
  readonly stories: readonly Story[];
  /** Whether the rows follow a front page and need their own heading. */
  readonly hasTitle?: boolean;
}

/** Stories in one column, or in two on wide screens. */
export function StoryRows({ stories, hasTitle = false }: StoryRowsProps) {
  const t = useTexts(newsTexts);
  if (stories.length === 0) return null;
  return (
    <>
      {hasTitle && <Before>{t('latest')}</Before>}
      <Rows>
        {stories.map((story) => (
          <Row key={story.id} lang={story.language}>
            <Words>
              <Eyebrow>{story.categories[0]?.name}</Eyebrow>
              <Title>
                <Link to={`/news/${story.slug}`} variant="cover">
                  {story.title}
                </Link>
              </Title>
              {story.summary !== null && <Summary>{story.summary}</Summary>}
              <StoryFacts story={story} />
            </Words>
            <Small>
              <StoryPicture story={story} ratio="1" />
            </Small>
          </Row>
        ))}
      </Rows>
    </>
  );
}

const Before = styled(PartTitle)`
  margin-top: ${space[64]};
  margin-bottom: ${space[16]};
`;

export const Rows = styled.ul`
  display: grid;
  column-gap: ${space[64]};
  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 5.5rem;
  gap: ${space[16]};
  align-items: start;
  padding-block: ${space[24]};
  border-top: 1px solid ${color.line};
  &:nth-child(n + 4) {
    ${drawnWhenNear('13rem')}
  }
  ${media.small} {
    grid-template-columns: minmax(0, 1fr) 8rem;
    gap: ${space[24]};
  }
`;

export const Words = styled.div`
  display: grid;
  gap: ${space[4]};
`;

const Title = styled.h3`
  font-size: ${textSize.h4};
  line-height: 1.2;
  overflow-wrap: anywhere;
`;

const Summary = styled.p`
  font-size: ${textSize.small};
  line-height: 1.5;
  color: ${color.inkSoft};
`;

export const Small = styled.div`
  overflow: hidden;
  border-radius: ${radius.small};
  --picture-radius: ${radius.small};
`;
