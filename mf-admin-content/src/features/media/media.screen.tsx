import { lazyPart, ScreenHead, useChangedState } from '@enlace/shared-admin';
import { useUploads } from '@enlace/shared-admin/media';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useSelector, useTexts } from '@enlace/shared-platform';
import { Button, Skeleton } from '@enlace/shared-ui';
import { Suspense, useEffect, useRef, useState } from 'react';

import { admin } from '../../lib/admin';
import { addressOf, queryOf, readChoice, type MediaChoice } from './media-choice';
import { sizeIn } from './media-facts';
import { mediaTexts } from './texts';
import { useSelection } from './use-selection';

const fetchShelf = () => import(/* webpackChunkName: "media-shelf" */ './browse/media-shelf');
const MediaShelf = lazyPart(() => fetchShelf().then((module) => ({ default: module.MediaShelf })));
const MediaFilters = lazyPart(() =>
  import(/* webpackChunkName: "media-filters" */ './browse/media-filters').then((module) => ({
    default: module.MediaFilters,
  })),
);
const SelectionBar = lazyPart(() =>
  import(/* webpackChunkName: "media-selection" */ './arrange/selection-bar').then((module) => ({
    default: module.SelectionBar,
  })),
);
const LibraryUploads = lazyPart(() =>
  import(/* webpackChunkName: "media-uploads" */ './browse/library-uploads').then((module) => ({
    default: module.LibraryUploads,
  })),
);
const DropPlace = lazyPart(() =>
  import(/* webpackChunkName: "media-drop" */ './browse/drop-place').then((module) => ({ default: module.DropPlace })),
);
const MediaDetail = lazyPart(() =>
  import(/* webpackChunkName: "media-detail" */ './detail/media-detail').then((module) => ({
    default: module.MediaDetail,
  })),
);

const { library, calls } = admin.media;

function MediaLibrary() {
  const t = useTexts(mediaTexts);
  const formats = useFormats();
  const navigate = useNavigate();
  const reload = useReload();
  const { search, locale } = useScreen();
  const choice = readChoice(search);
  const query = queryOf(choice, locale);
  const { rows } = useSelector((state) => library.selectList(state, query));
  const overview = useAnswer(calls.overview, undefined).answer ?? undefined;
  const selection = useSelection(rows.map(({ id }) => id));
  const [hasSelected, setSelected] = useState(false);
  // A dialog of the bar stays open after it has emptied the selection.
  if (selection.ids.size > 0 && !hasSelected) setSelected(true);
  const queue = useUploads(admin.media, 'library');
  const input = useRef<HTMLInputElement>(null);
  const isTrash = choice.filters.trashed === 'only';
  const folder = choice.filters.folder === '/' ? undefined : choice.filters.folder;

  const retry = () => reload([library.list(query), calls.overview.query(undefined)]);
  const add = (files: readonly File[]) => queue.add(files, folder === undefined ? {} : { folder });
  const changedChoice = useChangedState(choice, addressOf);
  const go = (part: Partial<MediaChoice>, isReplaced = true) =>
    void navigate(addressOf(changedChoice(part)), { replace: isReplaced, preventScrollReset: true });
  const narrow = (part: Partial<MediaChoice>) => go({ page: 1, ...part });

  // The code of the shelf loads in parallel with the files.
  useEffect(() => void fetchShelf(), []);

  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={
          overview === undefined
            ? undefined
            : t('stock', { count: overview.total, size: sizeIn(formats, overview.bytes) })
        }
        actions={
          <Button iconBefore="upload" onClick={() => input.current?.click()}>
            {t('upload')}
          </Button>
        }
      />
      <Hidden
        ref={input}
        type="file"
        multiple
        tabIndex={-1}
        aria-label={t('upload')}
        onChange={(event) => {
          add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {queue.entries.length > 0 && (
        <Suspense fallback={null}>
          <LibraryUploads queue={queue} onOpen={(id) => go({ id }, false)} />
        </Suspense>
      )}
      <Suspense fallback={<Skeleton height="7rem" />}>
        <MediaFilters choice={choice} overview={overview} onChange={narrow} />
      </Suspense>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <MediaShelf choice={choice} selection={selection} go={go} onRetry={retry} />
      </Suspense>
      {(hasSelected || isTrash) && (
        <Suspense fallback={null}>
          <SelectionBar
            selection={selection}
            visibleIds={rows.map(({ id }) => id)}
            isTrash={isTrash}
            overview={overview}
          />
        </Suspense>
      )}
      {choice.id !== null && (
        <Suspense fallback={null}>
          <MediaDetail key={choice.id} id={choice.id} onClose={() => go({ id: null })} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <DropPlace folder={folder} onFiles={add} />
      </Suspense>
    </>
  );
}

export const screen = defineScreen({
  Component: MediaLibrary,
  slices: [...admin.media.slices, admin.calls],
  texts: [mediaTexts],
  load: ({ search, locale }) => [library.list(queryOf(readChoice(search), locale)), calls.overview.query(undefined)],
});

const Hidden = styled.input`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  clip-path: inset(50%);
`;
