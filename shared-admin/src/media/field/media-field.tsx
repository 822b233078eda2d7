import { mediaBytesCap } from '@enlace/shared-contract/media';
import type { Locale } from '@enlace/shared-contract/text';
import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';

import type { MediaHandle } from '../create-media';
import { heldList, heldOf, kindOfMedia, type HeldMedium, type MediaFieldKind } from '../held-media';
import { PickMedia } from '../picker/lazy-picker';
import { useMediaTexts } from '../texts';
import { UploadList } from '../uploads/upload-list';
import { useUploads } from '../uploads/use-uploads';
import { DropZone } from './drop-zone';
import { HeldFile } from './held-file';
import { HeldGallery } from './held-gallery';

export interface MediaFieldProps {
  /** The remote's media library from `createMedia`; the screen injects its slices. */
  readonly media: MediaHandle;
  readonly kind: MediaFieldKind;
  /** Name of the field, for screen readers. */
  readonly label: string;
  /** The record's value or the selected file; a gallery has a list. */
  readonly value: unknown;
  /** Called with a file or null; for a gallery with a list. */
  readonly onChange: (value: HeldMedium | readonly HeldMedium[] | null) => void;
  /** Maximum number of files in a gallery. */
  readonly maximum?: number;
  /** Language of the alternative texts; the default is English. */
  readonly language?: Locale;
}

/**
 * A picture, a gallery or a document in a form. Files come from the device (drop, paste or dialog, with progress, pause
 * and retry) or from the library; alternative text, crop and focus can be edited. The form sends the id of the medium,
 * or the address of a file that the record already had.
 */
export function MediaField(props: MediaFieldProps) {
  const { media, kind, label, value, onChange, maximum = 12, language = 'en' } = props;
  const t = useMediaTexts();
  const group = useId();
  const queue = useUploads(media, group);
  const [isPicking, setPicking] = useState(false);
  const takenIds = useRef(new Set<string>());
  const currentFiles = heldList(value);
  const isMany = kind === 'gallery';
  const freePlaces = isMany ? maximum - currentFiles.length : 1;
  const isSending = queue.entries.some(({ status }) => status !== 'done');

  const take = (files: readonly HeldMedium[]) => {
    if (!isMany) return onChange(files[0] ?? null);
    const newFiles = files.filter(({ url }) => currentFiles.every((other) => other.url !== url));
    onChange([...currentFiles, ...newFiles].slice(0, maximum));
  };
  const finishedEntries = queue.entries.filter(({ status, medium }) => status === 'done' && medium !== null);
  // Files keep the order of selection: a fast upload waits for unfinished ones before it.
  const firstOnItsWay = queue.entries.findIndex(({ status }) => status === 'waiting' || status === 'sending');
  const inOrder = firstOnItsWay === -1 ? queue.entries : queue.entries.slice(0, firstOnItsWay);
  const ready = finishedEntries.filter((entry) => inOrder.includes(entry));
  const collect = useEffectEvent(() => {
    const fresh = ready.filter(({ id }) => !takenIds.current.has(id));
    if (fresh.length === 0) return;
    fresh.forEach(({ id }) => takenIds.current.add(id));
    take(fresh.flatMap(({ medium }) => (medium === null ? [] : [heldOf(medium)])));
    // A file that the library already has stays in the list, marked as a duplicate.
    fresh.filter((entry) => !entry.isDuplicate).forEach((entry) => queue.dismiss(entry));
  });
  useEffect(() => collect(), [ready.length]);
  // Unfinished uploads are cancelled when the field is unmounted.
  const leave = useEffectEvent(() => queue.entries.forEach((entry) => queue.dismiss(entry)));
  useEffect(() => () => leave(), []);

  const add = (files: readonly File[]) => {
    finishedEntries.forEach((entry) => queue.dismiss(entry));
    queue.add(files.slice(0, Math.max(freePlaces, 0)), { kind: kindOfMedia(kind) });
  };
  const isOpen = isMany ? freePlaces > 0 : currentFiles.length === 0 && !isSending;

  return (
    <Column>
      {currentFiles.length > 0 &&
        (isMany ? (
          <HeldGallery media={media} label={label} pictures={currentFiles} language={language} onChange={onChange} />
        ) : (
          <ul aria-label={label}>
            {currentFiles.slice(0, 1).map((one) => (
              <HeldFile
                key={one.url}
                media={media}
                kind={kind}
                file={one}
                language={language}
                onChange={onChange}
                onReplace={() => setPicking(true)}
              />
            ))}
          </ul>
        ))}
      <UploadList queue={queue} />
      {isOpen && (
        <DropZone
          kind={kind}
          words={t(`field.${kind}`)}
          choose={t('field.choose')}
          limit={t(kind === 'document' ? 'field.documentLimit' : 'field.imageLimit', {
            size: mediaBytesCap / 1_000_000,
          })}
          onFiles={add}
        >
          <Button size="small" variant="secondary" iconBefore="image" onClick={() => setPicking(true)}>
            {t('field.fromLibrary')}
          </Button>
        </DropZone>
      )}
      {isPicking && (
        <PickMedia
          media={media}
          kind={kind}
          onClose={() => setPicking(false)}
          onPick={(pickedMedia) => {
            setPicking(false);
            finishedEntries.forEach((entry) => queue.dismiss(entry));
            take(pickedMedia.map((medium) => heldOf(medium)));
          }}
        />
      )}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  min-width: 0;
`;
