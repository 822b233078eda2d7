import type { Medium } from '@enlace/shared-admin';
import { AdjustMedium, nameOfMedia } from '@enlace/shared-admin/media';
import { useQueries, useRecord } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, Button, ButtonLink, Cluster, EmptyState, Icon, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { ConfirmDialog, Drawer } from '@enlace/shared-ui/controls';
import { useEffect, useState } from 'react';

import { admin } from '../../../lib/admin';
import { sizeIn } from '../media-facts';
import { useLateTexts } from '../late/texts';
import { MediaForm, type Values } from './media-form';
import { MediaPlaces } from './media-places';

export interface MediaDetailProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** The side panel of one file: preview, description, places and actions. */
export function MediaDetail({ id, onClose }: MediaDetailProps) {
  const t = useLateTexts();
  const which = { id };
  const { library } = admin.media;
  useQueries([library.record(which)]);
  const { record, status } = useRecord(library, which);
  const [unsavedFields, setUnsavedFields] = useState<readonly (keyof Values)[]>([]);
  const [isLeaving, setLeaving] = useState(false);
  const formats = useFormats();
  const isDirty = unsavedFields.length > 0;
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  return (
    <Drawer
      isOpen
      size="xl"
      title={record === null ? t('detail.title') : nameOfMedia(record)}
      onClose={() => (isDirty ? setLeaving(true) : onClose())}
    >
      {record === null ? (
        status === 'rejected' ? (
          <EmptyState title={t('detail.notThere')} />
        ) : (
          <Skeleton lines={12} />
        )
      ) : (
        <Stack gap={24}>
          <Look medium={record} />
          <MediaForm key={record.id} medium={record} onWritten={setUnsavedFields} />
          <MediaPlaces medium={record} onRemoved={onClose} />
        </Stack>
      )}
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('detail.leave')}
        confirmLabel={t('detail.leaveDo')}
        onClose={() => setLeaving(false)}
        onConfirm={onClose}
      >
        {t('detail.leaveText', {
          fields: formats.list([...new Set(unsavedFields.map((name) => t(`detail.${labels[name]}`)))]),
        })}
      </ConfirmDialog>
    </Drawer>
  );
}

/** Labels of the form's fields. */
const labels = {
  alt: 'describe',
  is_decorative: 'describe',
  name: 'name',
  folder: 'folder',
  tags: 'tags',
  credit: 'credit',
  license: 'license',
} as const;

interface LookProps {
  readonly medium: Medium;
}

/** The picture or the kind of file, with its figures. */
function Look({ medium }: LookProps) {
  const t = useLateTexts();
  const formats = useFormats();
  const [isAdjusting, setAdjusting] = useState(false);
  const { width, height, bytes, created_at, created_by } = medium;
  const when = formats.date(created_at);
  const canAdjust = medium.kind === 'image' && medium.url.startsWith('/api/v2/files/');
  const facts = [
    medium.mime.split(';')[0] ?? '',
    ...(width === null || height === null
      ? []
      : [t('detail.pixels', { width: formats.number(width), height: formats.number(height) })]),
    sizeIn(formats, bytes),
    created_by ? t('detail.addedBy', { when, name: created_by.name }) : t('detail.added', { when }),
  ];
  return (
    <Stack gap={12}>
      <Frame>
        {medium.kind === 'image' ? (
          <img src={medium.url} srcSet={medium.srcset ?? undefined} sizes="36rem" alt={medium.alt['en'] ?? ''} />
        ) : (
          <Icon name="file" size={48} />
        )}
      </Frame>
      <Facts>{facts.join(' · ')}</Facts>
      <Cluster gap={8}>
        {canAdjust && (
          <Button size="small" variant="secondary" iconBefore="edit" onClick={() => setAdjusting(true)}>
            {t('detail.adjust')}
          </Button>
        )}
        <ButtonLink size="small" variant="ghost" iconAfter="external" to={medium.url} target="_blank">
          {t('detail.download')}
        </ButtonLink>
        {medium.original && <Badge>{t('detail.adjusted')}</Badge>}
      </Cluster>
      {isAdjusting && (
        <AdjustMedium
          media={admin.media}
          medium={medium}
          onClose={() => setAdjusting(false)}
          onSaved={() => setAdjusting(false)}
        />
      )}
    </Stack>
  );
}

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  color: ${theme.color.inkSoft};
  > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
`;

const Facts = styled.p`
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
`;
