import { useRead } from '@enlace/shared-data';
import { styled } from '@enlace/shared-platform';
import {
  Button,
  EmptyState,
  ErrorState,
  FormField,
  SearchInput,
  Select,
  Skeleton,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useDeferredValue, useRef, useState, type KeyboardEvent } from 'react';

import type { MediaHandle } from '../create-media';
import type { Medium } from '../media-calls';
import { kindOfMedia, nameOfMedia, type MediaFieldKind } from '../held-media';
import { useMediaTexts } from '../texts';
import { nextInGrid } from './grid-keys';
import { MediaThumb } from './media-tile';
import { useLibrary } from './use-library';

export interface MediaPickerProps {
  readonly media: MediaHandle;
  readonly kind: MediaFieldKind;
  readonly onClose: () => void;
  readonly onPick: (pickedMedia: readonly Medium[]) => void;
}

const pageSize = 24;

/** Selects from the library by search, folder, arrow keys and Enter. */
export function MediaPicker({ media, kind, onClose, onPick }: MediaPickerProps) {
  const t = useMediaTexts();
  const [search, setSearch] = useState('');
  const [folder, setFolder] = useState('');
  const [limit, setLimit] = useState(pageSize);
  const [chosenMedia, setChosenMedia] = useState<readonly Medium[]>([]);
  const words = useDeferredValue(search);
  const isMany = kind === 'gallery';
  const { rows, status, meta, retry } = useLibrary(media, {
    kind: kindOfMedia(kind),
    page: 1,
    per_page: Math.min(limit, 96),
    sort: 'created_at',
    order: 'desc',
    ...(words.trim() === '' ? {} : { search: words.trim() }),
    ...(folder === '' ? {} : { folder }),
  });
  const overview = useRead(media.calls.overview, undefined).answer ?? undefined;
  const [last, setLast] = useState(rows);
  // The previous rows stay while the next ones are loading.
  if (rows.length > 0 && last !== rows) setLast(rows);
  const visibleRows = rows.length === 0 && (status === 'idle' || status === 'pending') ? last : rows;

  const choose = (medium: Medium) => {
    const isChosen = chosenMedia.some(({ id }) => id === medium.id);
    if (isMany) setChosenMedia(isChosen ? chosenMedia.filter(({ id }) => id !== medium.id) : [...chosenMedia, medium]);
    else setChosenMedia(isChosen ? [] : [medium]);
  };

  return (
    <Modal
      isOpen
      size="6xl"
      title={t(`picker.${kind}`)}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('picker.cancel')}
          </Button>
          <Button isDisabled={chosenMedia.length === 0} onClick={() => onPick(chosenMedia)}>
            {isMany && chosenMedia.length > 0 ? t('picker.useMany', { count: chosenMedia.length }) : t('picker.use')}
          </Button>
        </>
      }
    >
      <Tools>
        <FormField isLabelHidden label={t('picker.search')}>
          <SearchInput label={t('picker.search')} value={search} onChange={(event) => setSearch(event.target.value)} />
        </FormField>
        {overview !== undefined && overview.folders.length > 0 && (
          <FormField isLabelHidden label={t('picker.folder')}>
            <Select
              options={[
                { value: '', label: t('picker.everywhere') },
                ...overview.folders.map(({ path }) => ({ value: path, label: path })),
              ]}
              value={folder}
              onChange={(event) => setFolder(event.target.value)}
            />
          </FormField>
        )}
      </Tools>
      {status === 'rejected' ? (
        <ErrorState title={t('picker.failed')} onRetry={retry}>
          {t('picker.failedHint')}
        </ErrorState>
      ) : visibleRows.length === 0 ? (
        status === 'fulfilled' ? (
          <EmptyState title={t('picker.none')}>{t('picker.noneHint')}</EmptyState>
        ) : (
          <Skeleton height="20rem" />
        )
      ) : (
        <Choices
          label={t('picker.results')}
          rows={visibleRows}
          chosenMedia={chosenMedia}
          isMany={isMany}
          onChoose={choose}
          onUse={(medium) => onPick(isMany ? [...chosenMedia.filter(({ id }) => id !== medium.id), medium] : [medium])}
        />
      )}
      {meta !== null && meta.total > visibleRows.length && limit < 96 && (
        <More>
          <Button size="small" variant="ghost" onClick={() => setLimit(limit + pageSize)}>
            {t('picker.more')}
          </Button>
          <span>{t('picker.shown', { shown: visibleRows.length, total: meta.total })}</span>
        </More>
      )}
      <VisuallyHidden>
        <span aria-live="polite">{status === 'pending' ? t('picker.loading') : ''}</span>
      </VisuallyHidden>
    </Modal>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly rows: readonly Medium[];
  readonly chosenMedia: readonly Medium[];
  readonly isMany: boolean;
  readonly onChoose: (medium: Medium) => void;
  readonly onUse: (medium: Medium) => void;
}

/** The files as a grid with one tab stop: arrow keys move, Space selects, Enter or a double click confirms. */
function Choices({ label, rows, chosenMedia, isMany, onChoose, onUse }: ChoicesProps) {
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const current = Math.min(active, rows.length - 1);
  const handleKey = (event: KeyboardEvent) => {
    const medium = rows[current];
    if (event.key === 'Enter' && medium !== undefined) {
      event.preventDefault();
      onUse(medium);
      return;
    }
    const next = nextInGrid(event.key, current, list.current);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <Grid ref={list} aria-label={label} onKeyDown={handleKey}>
      {rows.map((medium, index) => (
        <li key={medium.id}>
          <Tile
            type="button"
            tabIndex={index === current ? 0 : -1}
            aria-pressed={chosenMedia.some(({ id }) => id === medium.id)}
            aria-label={medium.alt['en'] ? `${nameOfMedia(medium)}: ${medium.alt['en']}` : nameOfMedia(medium)}
            onFocus={() => setActive(index)}
            onClick={() => onChoose(medium)}
            onDoubleClick={() => (isMany ? undefined : onUse(medium))}
          >
            <MediaThumb medium={medium} />
            <span>{nameOfMedia(medium)}</span>
          </Tile>
        </li>
      ))}
    </Grid>
  );
}

const Tools = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  padding-bottom: ${theme.space[12]};
  ${theme.media.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 14rem);
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
  gap: ${theme.space[8]};
`;

const Tile = styled.button`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: 100%;
  padding: ${theme.space[4]};
  border: 2px solid transparent;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.ink};
  font-size: ${theme.textSize.caption};
  text-align: start;
  cursor: pointer;
  > span:last-child {
    overflow: hidden;
    padding-inline: 2px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${theme.color.raised};
  }
  &[aria-pressed='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
  }
`;

const More = styled.p`
  display: flex;
  gap: ${theme.space[12]};
  align-items: center;
  justify-content: center;
  padding-top: ${theme.space[12]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
