import { defineScreen, useList, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { ButtonLink, EmptyState, Link } from '@enlace/shared-ui';

import { ListPage } from '../../lib/list-page';
import { Lead } from '../../lib/page.styles';
import { Part, PartTitle } from '../../lib/part.styles';
import { space } from '../../lib/tokens';
import { Clippings, ClippingsSkeleton } from './clippings';
import { PressFilter } from './press-filter';
import { pressChoiceOf, pressPath, pressQuery } from './press-query';
import { press } from './press.slice';
import { pressTexts } from './texts';
import { Voice } from './voice';

export const screen = defineScreen({
  Component: Press,
  staysDrawn: true,
  load: ({ search, locale }) => [press.list(pressQuery(pressChoiceOf(search), locale))],
  slices: [press],
  texts: [pressTexts],
});

function Press() {
  const t = useTexts(pressTexts);
  const { search, locale } = useScreen();
  const choice = pressChoiceOf(search);
  const query = pressQuery(choice, locale);
  const list = useList(press, query);
  const isFront = choice.page === 1 && choice.order === 'newest';
  const voice = isFront ? list.rows.find(({ quote }) => quote !== null) : undefined;
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      filter={<PressFilter choice={choice} />}
      list={list}
      query={press.list(query)}
      page={choice.page}
      href={(page) => pressPath({ ...choice, page })}
      count={(total) => (total === undefined ? t('loading') : t('count', { count: total }))}
      skeleton={<ClippingsSkeleton />}
      empty={
        <EmptyState title={t('none')} action={<Link to="/press">{t('all')}</Link>}>
          {t('noneHint')}
        </EmptyState>
      }
      after={
        <Part aria-labelledby="press-ask">
          <PartTitle id="press-ask">{t('ask')}</PartTitle>
          <Lead>{t('askHint')}</Lead>
          <Ways>
            <ButtonLink to="/press/interview">{t('interview')}</ButtonLink>
            <Link to="/press/invitation">{t('invite')}</Link>
          </Ways>
        </Part>
      }
    >
      {voice && <Voice item={voice} />}
      <Clippings items={list.rows.filter((item) => item !== voice)} />
    </ListPage>
  );
}

const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[24]};
  align-items: center;
  margin-top: ${space[24]};
`;
