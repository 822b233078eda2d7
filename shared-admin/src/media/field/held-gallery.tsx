import type { Locale } from '@enlace/shared-contract';
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
  const { list, shown, moving, said, gripOf } = useReorder(pictures, onChange, (picture, place) =>
    t('field.moved', { name: nameIn(picture), place, count: pictures.length }),
  );
  return (
    <>
      <Held ref={list} aria-label={label}>
        {shown.map((held, index) => (
          <HeldFile
            key={held.url}
            media={media}
            kind="gallery"
            held={held}
            language={language}
            isFirst={index === 0 && shown.length > 1}
            isMoving={moving === held.url}
            grip={
              shown.length > 1 && (
                <IconButton
                  icon="grip"
                  size="small"
                  label={t('field.move', { name: nameIn(held) })}
                  title={t('field.moveHelp')}
                  aria-describedby={help}
                  {...gripOf(held)}
                />
              )
            }
            onChange={(after) =>
              onChange(pictures.flatMap((one) => (one.url !== held.url ? [one] : after === null ? [] : [after])))
            }
          />
        ))}
      </Held>
      <VisuallyHidden id={help}>{t('field.moveHelp')}</VisuallyHidden>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function nameIn(held: HeldMedium): string {
  return held.alt || nameOfMedia(held);
}

const Held = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[8]};
`;
