import type { Locale } from '@enlace/shared-contract';
import { ScreenHead } from '@enlace/shared-admin';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Grid, Stack } from '@enlace/shared-ui';

import { admin } from '../../lib/admin';
import { areas } from '../../lib/areas.slice';
import { chapters } from '../../lib/chapters.slice';
import { users } from '../../lib/users.slice';
import { StockCard } from './stock-card';
import { overviewTexts } from './texts';
import { WaitingList } from './waiting-list';

/** The newest few, and with them the count of all. */
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
        <WaitingList />
        <Grid min="17rem">
          <StockCard
            handle={chapters}
            query={latest('updated_at', locale)}
            by="updated_at"
            title={t('chapters')}
            icon="pin"
            tone="guava"
            path="/admin/chapters"
            addLabel={t('addChapter')}
          />
          <StockCard
            handle={areas}
            query={latest('updated_at', locale)}
            by="updated_at"
            title={t('areas')}
            icon="tag"
            tone="teal"
            path="/admin/areas"
            addLabel={t('addArea')}
          />
          <StockCard
            handle={users}
            query={latest('created_at', locale)}
            by="created_at"
            title={t('members')}
            icon="users"
            tone="plum"
          />
        </Grid>
      </Stack>
    </>
  );
}

export const screen = defineScreen({
  Component: Overview,
  slices: [chapters, areas, users, ...admin.slices],
  texts: [overviewTexts],
  load: ({ locale }) => [
    chapters.list(latest('updated_at', locale)),
    areas.list(latest('updated_at', locale)),
    users.list(latest('created_at', locale)),
  ],
});
