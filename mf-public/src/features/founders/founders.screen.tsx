import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link } from '@enlace/shared-ui';

import { ListPage } from '../../lib/list-page';
import { Count, Part, PartTitle } from '../../lib/page.styles';
import { space } from '../../lib/tokens';
import { FoundersFilter } from './founders-filter';
import { foundersChoiceOf, foundersPath, foundersQuery } from './founders-query';
import { founders } from './founders.slice';
import { Portraits, PortraitsSkeleton } from './portraits';
import { foundersTexts } from './texts';

export const screen = defineScreen({
  Component: Founders,
  staysDrawn: true,
  load: ({ search, locale }) => [founders.list(foundersQuery(foundersChoiceOf(search), locale))],
  slices: [founders],
  texts: [foundersTexts],
});

function Founders() {
  const t = useTexts(foundersTexts);
  const { search, locale } = useScreen();
  const choice = foundersChoiceOf(search);
  const query = foundersQuery(choice, locale);
  const list = useList(founders, query);

  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<FoundersFilter choice={choice} />}
      list={list}
      need={founders.list(query)}
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
