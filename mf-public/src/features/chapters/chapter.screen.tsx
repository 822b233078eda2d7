import { recordSeo } from '@enlace/shared-contract/head';
import { defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Link } from '@enlace/shared-ui';

import { chapters } from '../../lib/chapters.slice';
import { events } from '../../lib/events.slice';
import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { Page } from '../../lib/page.styles';
import { seoUnlessPreview } from '../../lib/preview';
import { Prose } from '../../lib/prose';
import type { ChapterRecord } from '../../lib/types';
import { NotedView } from '../../lib/views/noted-view';
import { pageViews } from '../../lib/views/page-views.slice';
import { loadOf } from '../../lib/page-reads';
import { draftableOfPage } from '../../lib/record-of-page';
import { chaptersTexts } from './texts';
import { ChapterEvents } from './chapter-events';
import { chapterPeople } from './chapter-people.slice';
import { ChapterHead } from './chapter-head';
import { ChapterSkeleton } from './chapter-skeleton';
import { Columns, Side } from './chapter.styles';
import {
  chapterEventsQuery,
  chapterPeopleQuery,
  type ChapterEventsQuery,
  type ChapterPeopleQuery,
} from './chapters-query';
import { Contact } from './contact';
import { Join } from './join';
import { Leaders } from './leaders';
import { Members } from './members';
import { membership } from './membership.slice';
import { chapterReads } from './chapters-reads';

export const screen = defineScreen({
  Component: ChapterPage,
  staysDrawn: true,
  load: loadOf(chapterReads, [chapters, events, chapterPeople]),
  slices: [similar, membership, pageViews, chapterPeople],
  texts: [chaptersTexts],
  seo(state, context) {
    const { record } = chapters.selectRecord(state, draftableOfPage(context));
    return seoUnlessPreview(record && recordSeo(record, context.url, context.productName), context);
  },
});

function ChapterPage() {
  const t = useTexts(chaptersTexts);
  const place = useScreen();
  const which = draftableOfPage(place);
  const chapter = useRecord(chapters, which);
  return (
    <LoadedRecord
      state={chapter}
      query={chapters.record(which)}
      skeleton={<ChapterSkeleton />}
      missing={{
        kind: 'chapters',
        title: t('chapter.missing'),
        hint: t('chapter.missingHint'),
        action: <Link to="/chapters">{t('chapter.all')}</Link>,
      }}
    >
      {(record) => (
        <ChapterContent
          chapter={record}
          upcoming={chapterEventsQuery(place, 'upcoming')}
          past={chapterEventsQuery(place, 'past')}
          people={chapterPeopleQuery(place)}
        />
      )}
    </LoadedRecord>
  );
}

interface ChapterContentProps {
  readonly chapter: ChapterRecord;
  readonly upcoming: ChapterEventsQuery;
  readonly past: ChapterEventsQuery;
  readonly people: ChapterPeopleQuery;
}

function ChapterContent({ chapter, upcoming, past, people }: ChapterContentProps) {
  const t = useTexts(chaptersTexts);
  return (
    <Page as="article">
      <NotedView kind="chapter" id={chapter.id} />
      <ChapterHead chapter={chapter}>
        <Join chapter={chapter} />
      </ChapterHead>
      <Columns>
        <section aria-labelledby="chapter-about">
          <h2 id="chapter-about">{t('chapter.about')}</h2>
          <Prose text={chapter.description ?? chapter.summary ?? ''} />
        </section>
        <Side>
          <Leaders chapter={chapter} />
          <Contact chapter={chapter} />
        </Side>
      </Columns>
      <ChapterEvents kind="next" chapter={chapter} query={upcoming} />
      <Members chapter={chapter} query={people} />
      <ChapterEvents kind="past" chapter={chapter} query={past} />
    </Page>
  );
}
