import { Link } from '@enlace/shared-ui';

import { Eyebrow } from '../../lib/part.styles';
import { Frame, Front, LeadStory, LeadTitle, Second, Seconds, SecondTitle, Summary } from './front-page.styles';
import { StoryFacts } from './story-facts';
import { StoryPicture } from './story-picture';
import type { Story } from './types';

/** The newest story in large type, its words above the picture so that the first screen has them, and the next three in a column without pictures. */
export function FrontPage({ stories: [lead, ...others] }: { readonly stories: readonly Story[] }) {
  if (lead === undefined) return null;
  return (
    <Front>
      <LeadStory lang={lead.language}>
        <Eyebrow>{lead.categories[0]?.name}</Eyebrow>
        <LeadTitle>
          <Link to={`/news/${lead.slug}`} variant="cover">
            {lead.title}
          </Link>
        </LeadTitle>
        {lead.summary !== null && <Summary>{lead.summary}</Summary>}
        <StoryFacts story={lead} />
        <Frame>
          <StoryPicture story={lead} isLarge />
        </Frame>
      </LeadStory>
      <Seconds>
        {others.map((story) => (
          <Second key={story.id} lang={story.language}>
            <Eyebrow>{story.categories[0]?.name}</Eyebrow>
            <SecondTitle>
              <Link to={`/news/${story.slug}`} variant="cover">
                {story.title}
              </Link>
            </SecondTitle>
            {story.summary !== null && <p>{story.summary}</p>}
            <StoryFacts story={story} />
          </Second>
        ))}
      </Seconds>
    </Front>
  );
}
