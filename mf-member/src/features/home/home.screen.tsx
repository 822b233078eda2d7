import type { UserRecord } from '@enlace/shared-contract/identity';
import { defineScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Avatar, Heading, tokens } from '@enlace/shared-ui';

import { jobs } from '../../lib/jobs.slice';
import { learning } from '../../lib/learning.slice';
import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { myLearning } from '../../lib/my-learning.slice';
import { PageSkeleton } from '../../lib/page-skeleton';
import { Sheet } from '../../lib/page.styles';
import { tickets } from '../../lib/tickets.slice';
import { texts } from '../../texts';
import { ChapterEvents } from './chapter-events';
import { chapterGroup } from './chapter-group.slice';
import { ContinueLearning } from './continue-learning/continue-learning';
import { LearningMatters } from './continue-learning/learning-matters';
import { continueTexts } from './continue-learning/texts';
import { Completeness } from './completeness';
import { events } from './events.slice';
import { companies, founders, investors, perks } from './home-lists';
import { MemberPerks } from './member-perks';
import { MyDoors } from './my-doors';
import { NextEvent } from './next-event';
import { OpenMatters } from './open-matters';
import { OtherEvents } from './other-events';
import { RoleParts } from './role-parts';
import { Roles } from './roles';

export const screen = defineScreen({
  Component: Home,
  texts: [continueTexts],
  load: ({ locale: lang }) => [me.calls.record.query({ lang })],
  slices: [chapterGroup, events, jobs, companies, founders, investors, learning, myLearning, perks, tickets],
});

function Home() {
  return <LoadedMe skeleton={<PageSkeleton />}>{(user) => <HomeContent user={user} />}</LoadedMe>;
}

/** What is next in the chapter, what is open, and what the profile lacks. */
function HomeContent({ user }: { readonly user: UserRecord }) {
  const t = useTexts(texts);
  const { date } = useFormats();
  return (
    <Sheet>
      <Greeting>
        <Avatar name={user.name} src={user.avatar?.url} size={80} isDecorative />
        <div>
          <Heading level={1} size="h2">
            {t('greeting', { name: user.first_name })}
          </Heading>
          {user.headline !== null && user.headline !== '' && <p>{user.headline}</p>}
          <Since>{t('since', { date: date(user.created_at, { year: 'numeric', month: 'long' }) })}</Since>
          <Roles roles={user.roles} />
        </div>
      </Greeting>
      <Completeness user={user} />
      <ContinueLearning />
      <LearningMatters />
      <MyDoors />
      <NextEvent />
      <ChapterEvents chapter={user.chapter} />
      <OtherEvents chapter={user.chapter} />
      <RoleParts user={user} />
      <OpenMatters user={user} />
      <MemberPerks roles={user.roles} />
    </Sheet>
  );
}

const { color, media, space, textSize } = tokens;

const Greeting = styled.header`
  display: grid;
  gap: ${space[20]};
  overflow-wrap: anywhere;
  > div {
    display: grid;
    gap: ${space[4]};
    min-width: 0;
  }
  ${media.small} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[24]};
  }
`;

const Since = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
