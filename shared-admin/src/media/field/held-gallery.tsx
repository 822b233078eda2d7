import type { Locale } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { IconButton, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useId } from 'react';

import type { MediaHandle } from '../create-media';
import { nameOfMedia, type HeldMedium } from '../held-media';
import { useMediaTexts } from '../texts';
import { HeldFile } from './held-file';
import { useReorder } from './use-reorder';

export interface HeldGalleryProps {
  readonly media: MediaHandle;
  readonly label: string;
  readonly pictures: readonly HeldMedium[];
  readonly language: Locale;
  readonly onChange: (pictures: readonly HeldMedium[]) => void;
}

/** The pictures of a gallery, sorted by dragging or with arrow keys; the first one represents the gallery. */
export function HeldGallery({ media, label, pictures, language, onChange }: HeldGalleryProps) {
  const t = useMediaTexts();
  const help = useId();
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder(pictures, onChange, (picture, place) =>
    t('field.moved', { name: nameIn(picture), place, count: pictures.length }),
  );
  return (
    <>
      <Held ref={list} aria-label={label}>
        {visibleEntries.map((picture, index) => (
          <HeldFile
            key={picture.url}
            media={media}
            kind="gallery"
            file={picture}
            language={language}
            isFirst={index === 0 && visibleEntries.length > 1}
            isMoving={moving === picture.url}
            grip={
              visibleEntries.length > 1 && (
                <IconButton
                  icon="grip"
                  size="small"
                  label={t('field.move', { name: nameIn(picture) })}
                  title={t('field.moveHelp')}
                  aria-describedby={help}
                  {...gripOf(picture)}
                />
              )
            }
            onChange={(after) =>
              onChange(pictures.flatMap((one) => (one.url !== picture.url ? [one] : after === null ? [] : [after])))
            }
          />
        ))}
      </Held>
      <VisuallyHidden id={help}>{t('field.moveHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  );
}

function nameIn(picture: HeldMedium): string {
  return picture.alt || nameOfMedia(picture);
}

const Held = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[8]};
`;
