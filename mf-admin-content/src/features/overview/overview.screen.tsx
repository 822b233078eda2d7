import { lazyPart, ScreenHead } from '@enlace/shared-admin';
import { areas, chapters } from '@enlace/shared-contract/community';
import { users } from '@enlace/shared-contract/identity';
import type { Locale } from '@enlace/shared-contract/text';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { Grid, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { Card } from '@enlace/shared-ui/controls';
import { Suspense } from 'react';

import { admin } from '../../lib/admin';
import { handleOf } from '../../lib/handle-of';
import { StockCard } from './stock-card';
import { overviewTexts } from './texts';

const WaitingList = lazyPart(async () => ({
  default: (await import(/* webpackChunkName: "overview-waiting" */ './waiting-list')).WaitingList,
}));

/** The newest rows, and the total with them. */
function latest(sort: string, lang: Locale) {
  return { page: 1, per_page: 5, sort, order: 'desc', lang } as const;
}

function Overview() {
  const t = useTexts(overviewTexts);
  const { locale, viewer } = useScreen();
  return (
    <>
      <ScreenHead title={viewer === null ? t('title') : t('hello', { name: viewer.name })} detail={t('lead')} />
      <Stack gap={24}>
        <Card as="section" aria-labelledby="waiting">
          <Title id="waiting">{t('waiting.title')}</Title>
          <Suspense fallback={<Skeleton lines={6} />}>
            <WaitingList />
          </Suspense>
        </Card>
        <Grid min="17rem">
          <StockCard
            contract={chapters}
            query={latest('updated_at', locale)}
            by="updated_at"
            title={t('chapters')}
            icon="pin"
            tone="guava"
            path="/admin/chapters"
            addLabel={t('addChapter')}
          />
          <StockCard
            contract={areas}
            query={latest('updated_at', locale)}
            by="updated_at"
            title={t('areas')}
            icon="tag"
            tone="teal"
            path="/admin/areas"
            addLabel={t('addArea')}
          />
          <StockCard
            contract={users}
            query={latest('created_at', locale)}
            by="created_at"
            title={t('members')}
            icon="users"
            tone="plum"
            path="/admin/users"
          />
        </Grid>
      </Stack>
    </>
  );
}

export const screen = defineScreen({
  Component: Overview,
  slices: [...[chapters, areas, users].map(handleOf), ...admin.slices],
  texts: [overviewTexts],
  load: ({ locale }) => [
    handleOf(chapters).list(latest('updated_at', locale)),
    handleOf(areas).list(latest('updated_at', locale)),
    handleOf(users).list(latest('created_at', locale)),
  ],
});

const Title = styled.h2`
  margin-bottom: ${theme.space[8]};
  font: 600 1rem/1.4 ${theme.font.text};
`;
