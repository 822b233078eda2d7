import type { news as contract } from '@enlace/shared-contract/editorial';
import type { RowOf } from '@enlace/shared-contract/resources';
import type { Locale } from '@enlace/shared-contract/text';
import { useList, type ListQueryOf } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../lib/dot';
import { Cover } from '../../lib/cover';
import { formatIn } from '../../lib/event-time';
import { LoadedRows } from '../../lib/loaded-rows';
import { news } from '../../lib/news.slice';
import { PartHead, PartTitle } from '../../lib/part.styles';
import { languageName } from '../../lib/place';
import {
  Brief,
  Briefs,
  BriefTitle,
  Byline,
  Lead,
  LeadPicture,
  LeadSummary,
  LeadTitle,
  Paper,
} from './home-news.styles';
import { Wide } from './home.styles';
import { homeTexts } from './texts';

const fields = [
  ...(['id', 'title', 'slug', 'summary', 'author', 'featured_image', 'published_at', 'reading_minutes'] as const),
  'language',
] as const;

/** One large story and a column of five. */
export function homeNewsQuery(locale: Locale): ListQueryOf<typeof contract, (typeof fields)[number]> {
  return { sort: 'published_at', order: 'desc', page: 1, per_page: 6, lang: locale, fields };
}

/** The newest story with a large picture, and the next ones in a column beside it, like a newspaper's front page. */
export function HomeNews() {
  const t = useTexts(homeTexts);
  const { locale } = useLocale();
  const query = homeNewsQuery(locale);
  const list = useList(news, query);
  const [first, ...others] = list.rows;
  return (
    <Wide aria-labelledby="home-news">
      <PartHead>
        <PartTitle id="home-news">{t('home.newsTitle')}</PartTitle>
        <Link to="/news">{t('home.newsAll')}</Link>
      </PartHead>
      <LoadedRows list={list} query={news.list(query)} skeleton={<NewsSkeleton />} empty={<p>{t('home.newsNone')}</p>}>
        <Paper>
          {first && <LeadStory story={first} />}
          <Briefs>
            {others.map((story) => (
              <Brief key={story.id}>
                <BriefTitle lang={story.language}>
                  <Link to={`/news/${story.slug}`} variant="cover">
                    {story.title}
                  </Link>
                </BriefTitle>
                <Credits story={story} />
              </Brief>
            ))}
          </Briefs>
        </Paper>
      </LoadedRows>
    </Wide>
  );
}

interface StoryProps {
  readonly story: Pick<RowOf<typeof contract>, (typeof fields)[number]>;
}

function LeadStory({ story }: StoryProps) {
  return (
    <Lead>
      <LeadPicture>
        <Cover kind="news" of={{ slug: story.slug, cover: story.featured_image }} />
      </LeadPicture>
      <LeadTitle lang={story.language}>
        <Link to={`/news/${story.slug}`} variant="cover">
          {story.title}
        </Link>
      </LeadTitle>
      {story.summary !== null && <LeadSummary lang={story.language}>{story.summary}</LeadSummary>}
      <Credits story={story} />
    </Lead>
  );
}

/** Author, day, length, and the language if it is not the one of the page. */
function Credits({ story: { author, published_at, reading_minutes, language } }: StoryProps) {
  const t = useTexts(homeTexts);
  const { locale } = useLocale();
  const facts = [
    published_at && formatIn('UTC', published_at, locale, { day: 'numeric', month: 'long' }),
    t('home.minutes', { count: reading_minutes }),
    language !== locale && t('home.in', { language: languageName(language, locale) }),
  ];
  const by = author && t('home.by', { name: author.name });
  return (
    <Byline>
      {author?.slug ? <Link to={`/people/${author.slug}`}>{by}</Link> : by}
      {by !== null && dot}
      {facts.filter(Boolean).join(dot)}
    </Byline>
  );
}

function NewsSkeleton() {
  return (
    <Paper aria-hidden>
      <Lead as="div">
        <LeadPicture>
          <Skeleton width="100%" height="100%" />
        </LeadPicture>
        <Skeleton width="90%" height="3rem" />
        <Skeleton lines={2} />
      </Lead>
      <Briefs as="div">
        {[0, 1, 2, 3, 4].map((index) => (
          <Brief key={index} as="div">
            <Skeleton width="90%" height="1.75rem" />
            <Skeleton width="50%" height="1.25rem" />
          </Brief>
        ))}
      </Briefs>
    </Paper>
  );
}
