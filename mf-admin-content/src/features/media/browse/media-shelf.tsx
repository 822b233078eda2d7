import { lazyPart } from '@enlace/shared-admin';
import { useScreen } from '@enlace/shared-data';
import type { Medium } from '@enlace/shared-admin';
import { styled, useSelector, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, ForbiddenState, Pagination, Skeleton, theme } from '@enlace/shared-ui';
import { Suspense } from 'react';

import { admin } from '../../../lib/admin';
import { useLastPage } from '../../../lib/use-last-page';
import { addressOf, isNarrowed, pageSize, queryOf, type MediaChoice } from '../media-choice';
import { mediaTexts } from '../texts';
import type { Selection } from '../use-selection';
import { MediaGrid } from './media-grid';

const MediaRows = lazyPart(() =>
  import(/* webpackChunkName: "media-rows" */ './media-rows').then((module) => ({ default: module.MediaRows })),
);

export interface MediaShelfProps {
  readonly choice: MediaChoice;
  readonly selection: Selection;
  readonly go: (part: Partial<MediaChoice>, isReplaced?: boolean) => void;
  readonly onRetry: () => void;
}

/** A page of the library in each of its states. */
export function MediaShelf({ choice, selection, go, onRetry }: MediaShelfProps) {
  const t = useTexts(mediaTexts);
  const { locale } = useScreen();
  const query = queryOf(choice, locale);
  const { rows, meta, status, failure } = useSelector((state) => admin.media.library.selectList(state, query));
  const total = meta?.total ?? 0;
  useLastPage({ page: choice.page, pageSize, rowCount: meta === null ? null : rows.length, total }, (page) =>
    go({ page }),
  );

  if (status === 'rejected')
    return failure?.code === 'FORBIDDEN' ? (
      <ForbiddenState />
    ) : (
      <ErrorState title={t('failed.title')} onRetry={onRetry}>
        {failure?.message || t('failed.hint')}
      </ErrorState>
    );
  if (status === 'idle' || (status === 'pending' && rows.length === 0)) return <Skeleton height="24rem" />;
  const words = isNarrowed(choice) ? 'noneFound' : 'none';
  const shared = { rows, selection, isBusy: status === 'pending', onOpen: ({ id }: Medium) => go({ id }, false) };
  return (
    <>
      {rows.length === 0 ? (
        <EmptyState title={t(`${words}.title`)}>{t(`${words}.hint`)}</EmptyState>
      ) : choice.view === 'grid' ? (
        <MediaGrid {...shared} />
      ) : (
        <Suspense fallback={<Skeleton height="24rem" />}>
          <MediaRows {...shared} />
        </Suspense>
      )}
      {choice.filters.trashed !== 'only' && <Hint>{t('pasteHint')}</Hint>}
      <Pagination
        page={choice.page}
        pageCount={Math.ceil(total / pageSize)}
        href={(page) => addressOf({ ...choice, page })}
      />
    </>
  );
}

const Hint = styled.p`
  padding-block: ${theme.space[16]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
