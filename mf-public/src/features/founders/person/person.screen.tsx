import { recordSeo } from '@enlace/shared-contract/head';
import type { people as contract } from '@enlace/shared-contract/identity';
import type { EntityOf } from '@enlace/shared-contract/resources';
import { recordPath } from '@enlace/shared-contract/site';
import { defineScreen, useRecord, useScreen, type ScreenContext } from '@enlace/shared-data';
import { useLocale, useTexts } from '@enlace/shared-platform';
import { Link, Picture, Skeleton } from '@enlace/shared-ui';

import { dot } from '../../../lib/dot';
import { formatIn } from '../../../lib/event-time';
import { LoadedRecord } from '../../../lib/loaded-record';
import { isRecruiter } from '../../../lib/is-recruiter';
import { similar } from '../../../lib/similar/similar.slice';
import { Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { recordOfPage } from '../../../lib/record-of-page';
import { people, peopleForRecruiters } from './people.slice';
import { Bio, Face, Facts, Opening } from './person.styles';
import { PersonLines } from './person-lines';
import { peopleTexts } from './texts';

type Person = EntityOf<typeof contract>;

const peopleFor = (context: ScreenContext) => (isRecruiter(context) ? peopleForRecruiters : people);

export const screen = defineScreen({
  Component: PersonPage,
  load: (context) => [peopleFor(context).record(recordOfPage(context))],
  seo(state, context) {
    const { record } = peopleFor(context).selectRecord(state, recordOfPage(context));
    return record && recordSeo({ ...record, summary: record.headline }, context.url, context.productName);
  },
  texts: [peopleTexts],
  slices: [similar, people, peopleForRecruiters],
});

function PersonPage() {
  const t = useTexts(peopleTexts);
  const context = useScreen();
  const which = recordOfPage(context);
  const shownPeople = peopleFor(context);
  const state = useRecord(shownPeople, which);
  return (
    <LoadedRecord
      state={state}
      query={shownPeople.record(which)}
      skeleton={<PersonSkeleton />}
      missing={{ kind: 'people', title: t('missing'), hint: t('missingHint'), action: <Link to="/">{t('home')}</Link> }}
    >
      {(person) => <PersonContent person={person} />}
    </LoadedRecord>
  );
}

function PersonContent({ person }: { readonly person: Person }) {
  const t = useTexts(peopleTexts);
  const { locale } = useLocale();
  const { name, headline, company, city, country, avatar, bio, linkedin } = person;
  const facts = [person.is_founder && t('founder'), company, city, country].filter(Boolean);
  const dayOf = (zone: string, at: string) =>
    formatIn(zone, at, locale, { day: 'numeric', month: 'short', year: 'numeric' });
  return (
    <Page as="article">
      <Opening>
        <Face>
          <Picture src={avatar?.url} alt="" ratio="4/5" seed={name} />
        </Face>
        <div>
          <PageTitle>{name}</PageTitle>
          {headline !== null && <Lead>{headline}</Lead>}
          {facts.length > 0 && <Facts>{facts.join(dot)}</Facts>}
          {linkedin !== null && (
            <Facts>
              <Link to={linkedin}>{t('linkedin', { name })}</Link>
            </Facts>
          )}
        </div>
      </Opening>
      {bio !== null && <Bio>{bio}</Bio>}
      <PersonLines
        title={t('talks')}
        lines={person.talks.map((talk) => ({
          id: talk.id,
          to: recordPath('events', talk.slug),
          title: talk.title,
          note: talk.speaker_role,
          at: talk.starts_at,
          day: dayOf(talk.timezone, talk.starts_at),
        }))}
      />
      <PersonLines
        title={t('chapters')}
        lines={person.chapters.map(({ id, name: title, slug }) => ({ id, to: recordPath('chapters', slug), title }))}
      />
      <PersonLines
        title={t('courses')}
        lines={person.courses.map(({ id, title, slug }) => ({ id, to: recordPath('courses', slug), title }))}
      />
      <PersonLines
        title={t('articles')}
        lines={person.articles.map(({ id, title, slug, published_at }) => ({
          id,
          to: recordPath('news', slug),
          title,
          at: published_at,
          day: dayOf('UTC', published_at),
        }))}
      />
    </Page>
  );
}

function PersonSkeleton() {
  return (
    <Waiting aria-hidden>
      <Opening as="div">
        <Face>
          <Skeleton width="100%" height="100%" />
        </Face>
        <div>
          <Skeleton width="60%" height="4rem" />
          <Skeleton lines={2} />
        </div>
      </Opening>
    </Waiting>
  );
}
