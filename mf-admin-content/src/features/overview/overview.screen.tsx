import type { Locale } from '@enlace/shared-contract';
import { ScreenHead } from '@enlace/shared-admin';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Grid } from '@enlace/shared-ui';

import { areas } from '../../lib/areas.slice';
import { chapters } from '../../lib/chapters.slice';
import { users } from '../../lib/users.slice';
import { texts } from '../../texts';
import { StockCard } from './stock-card';

/** The newest few, and with them the count of all. */
function latest(sort: string, lang: Locale) {
  return { page: 1, per_page: 5, sort, order: 'desc', lang } as const;
}

function Overview() {
  const t = useTexts(texts);
  const { locale, viewer } = useScreen();
  return (
    <>
      <ScreenHead
        title={viewer === null ? t('overview.title') : t('overview.hello', { name: viewer.name })}
        detail={t('overview.lead')}
      />
      <Grid min="17rem">
        <StockCard
          handle={chapters}
          query={latest('updated_at', locale)}
          by="updated_at"
          title={t('overview.chapters')}
          icon="pin"
          tone="guava"
          path="/admin/chapters"
          addLabel={t('chapters.add')}
        />
        <StockCard
          handle={areas}
          query={latest('updated_at', locale)}
          by="updated_at"
          title={t('overview.areas')}
          icon="tag"
          tone="teal"
          path="/admin/areas"
          addLabel={t('areas.add')}
        />
        <StockCard
          handle={users}
          query={latest('created_at', locale)}
          by="created_at"
          title={t('overview.members')}
          icon="users"
          tone="plum"
        />
      </Grid>
    </>
  );
}

export const screen = defineScreen({
  Component: Overview,
  load: ({ locale }) => [
    chapters.list(latest('updated_at', locale)),
    areas.list(latest('updated_at', locale)),
    users.list(latest('created_at', locale)),
  ],
});
