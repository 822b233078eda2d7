import { defineScreen, type ScreenContext, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link } from '@enlace/shared-ui';

import { isRecruiter } from '../../lib/is-recruiter';
import { ListPage } from '../../lib/list-page';
import { Count } from '../../lib/page.styles';
import { Part, PartTitle } from '../../lib/part.styles';
import { space } from '../../lib/tokens';
import { FoundersFilter } from './founders-filter';
import { foundersChoiceOf, foundersPath, foundersQuery } from './founders-query';
import { founders, foundersForRecruiters } from './founders.slice';
import { Portraits, PortraitsSkeleton } from './portraits';
import { foundersTexts } from './texts';

const foundersFor = (context: ScreenContext) => (isRecruiter(context) ? foundersForRecruiters : founders);

export const screen = defineScreen({
  Component: Founders,
  staysDrawn: true,
  load: (context) => [foundersFor(context).list(foundersQuery(foundersChoiceOf(context.search), context.locale))],
  slices: [founders, foundersForRecruiters],
  texts: [foundersTexts],
});

function Founders() {
  const t = useTexts(foundersTexts);
  const context = useScreen();
  const { search, locale } = context;
  const shownFounders = foundersFor(context);
  const choice = foundersChoiceOf(search);
  const query = foundersQuery(choice, locale);
  const list = useList(shownFounders, query);

  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<FoundersFilter choice={choice} />}
      list={list}
      query={shownFounders.list(query)}
      page={choice.page}
      href={(page) => foundersPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      counter={Total}
      skeleton={<PortraitsSkeleton />}
      empty={
        <EmptyState title={t('none')} action={<Link to="/founders">{t('all')}</Link>}>
          {t('noneHint')}
        </EmptyState>
      }
      after={
        <Part aria-labelledby="founders-join">
          <PartTitle id="founders-join">{t('join')}</PartTitle>
          <Ways>
            <ButtonLink to="/register/founder">{t('joinLink')}</ButtonLink>
            <Link to="/investors">{t('investors')}</Link>
          </Ways>
        </Part>
      }
    >
      <Portraits founders={list.rows} />
    </ListPage>
  );
}

const Total = styled(Count)`
  margin-bottom: ${space[24]};
`;

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  margin-top: ${space[24]};
`;
