import { contentPages as contract } from '@enlace/shared-contract/editorial';
import { recordSeo } from '@enlace/shared-contract/head';
import { createResource, defineScreen, useRecord, useScreen } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { ButtonLink, ForbiddenState, Link } from '@enlace/shared-ui';

import { LoadedRecord } from '../../lib/loaded-record';
import { similar } from '../../lib/similar/similar.slice';
import { withSimilar } from '../../lib/similar/record-missed';
import { Page } from '../../lib/page.styles';
import { seoUnlessPreview } from '../../lib/preview';
import { draftableOfPage } from '../../lib/record-of-page';
import { PageSkeleton } from './page-skeleton';
import { PageText } from './page-text';
import { contentTexts } from './texts';

/** The request carries the token, because some pages are for certain roles only. */
const contentPages = createResource('public', contract, {
  client: 'authenticated',
  ...withSimilar('pages'),
});

export const screen = defineScreen({
  Component: ContentPage,
  load: (context) => [contentPages.record(draftableOfPage(context))],
  seo(state, context) {
    const { record, error } = contentPages.selectRecord(state, draftableOfPage(context));
    if (record === null) return error === null ? null : { noindex: true };
    const isTied = record.roles.length + record.permissions.length > 0;
    const seo = { ...recordSeo(record, context.url, context.productName), ...(isTied ? { noindex: true } : {}) };
    return seoUnlessPreview(seo, context);
  },
  texts: [contentTexts],
  slices: [similar, contentPages],
});

function ContentPage() {
  const t = useTexts(contentTexts);
  const place = useScreen();
  const which = draftableOfPage(place);
  const state = useRecord(contentPages, which);
  const status = state.record === null ? state.failure?.status : undefined;
  if (status === 401 || status === 403) return <Closed isVisitor={status === 401} slug={which.slug} />;
  return (
    <LoadedRecord
      state={state}
      query={contentPages.record(which)}
      skeleton={<PageSkeleton />}
      missing={{ kind: 'pages', title: t('missing'), hint: t('missingHint'), action: <Link to="/">{t('home')}</Link> }}
    >
      {({ title, summary, body, updated_at }) => (
        <PageText slug={which.slug} title={title} summary={summary} html={body ?? ''} updatedAt={updated_at} />
      )}
    </LoadedRecord>
  );
}

/** Shown for a page that the viewer's roles may not read. */
function Closed({ isVisitor, slug }: { readonly isVisitor: boolean; readonly slug: string }) {
  const t = useTexts(contentTexts);
  const back = encodeURIComponent(`/pages/${slug}`);
  return (
    <Page>
      <ForbiddenState
        title={t(isVisitor ? 'signInTitle' : 'closedTitle')}
        action={
          isVisitor ? (
            <ButtonLink to={`/login?callbackUrl=${back}`}>{t('signIn')}</ButtonLink>
          ) : (
            <Link to="/">{t('home')}</Link>
          )
        }
      >
        {t(isVisitor ? 'signInHint' : 'closedHint')}
      </ForbiddenState>
    </Page>
  );
}
