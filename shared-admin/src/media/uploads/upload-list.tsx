import { mediaBytesCap } from '@enlace/shared-contract/media';
import { styled } from '@enlace/shared-platform';
import { Icon, IconButton, ProgressBar, theme } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { useMediaTexts } from '../texts';
import type { UploadEntry } from './uploads.slice';
import type { UploadQueue } from './use-uploads';

export interface UploadListProps {
  readonly queue: UploadQueue;
  /** Actions of an uploaded file. */
  readonly actionsOf?: (entry: UploadEntry) => ReactNode;
}

/** The running uploads with their progress and actions. */
export function UploadList({ queue, actionsOf }: UploadListProps) {
  const t = useMediaTexts();
  if (queue.entries.length === 0) return null;
  return (
    <List aria-label={t('upload.list')}>
      {queue.entries.map((entry) => (
        <UploadRow key={entry.id} entry={entry} queue={queue} actions={actionsOf?.(entry)} />
      ))}
    </List>
  );
}

interface UploadRowProps {
  readonly entry: UploadEntry;
  readonly queue: UploadQueue;
  readonly actions: ReactNode;
}

function UploadRow({ entry, queue, actions }: UploadRowProps) {
  const t = useMediaTexts();
  const { name, status, progress, medium } = entry;
  const isMoving = status === 'sending' || status === 'stalled' || status === 'waiting';
  return (
    <Row data-status={status}>
      <Thumb aria-hidden="true">
        {medium?.kind === 'image' ? <img src={smallestOf(medium)} alt="" /> : <Icon name="file" />}
      </Thumb>
      <ResourceTexts>
        <span>{name}</span>
        {(isMoving || status === 'paused') && <ProgressBar label={t('upload.sending', { name })} value={progress} />}
        <State entry={entry} />
      </ResourceTexts>
      {actions}
      {isMoving && <Action icon="minus" label={t('upload.pause', { name })} onClick={() => queue.pause(entry)} />}
      {status === 'paused' && (
        <Action icon="play" label={t('upload.resume', { name })} onClick={() => queue.resume(entry)} />
      )}
      {status === 'failed' && !isRefused(entry) && (
        <Action icon="refresh" label={t('upload.retry', { name })} onClick={() => queue.resume(entry)} />
      )}
      <Action
        icon="close"
        label={t(isMoving || status === 'paused' ? 'upload.cancel' : 'upload.dismiss', { name })}
        onClick={() => queue.dismiss(entry)}
      />
    </Row>
  );
}

/** The state of an upload; screen readers announce final states. */
function State({ entry }: { readonly entry: UploadEntry }) {
  const t = useMediaTexts();
  const { status, progress, isDuplicate, error } = entry;
  if (status === 'failed') {
    const stateText =
      error?.code === 'PAYLOAD_TOO_LARGE'
        ? t('upload.tooLarge', { size: mediaBytesCap / 1_000_000 })
        : error?.code === 'UNSUPPORTED_MEDIA_TYPE'
          ? t('upload.wrongType')
          : error?.code === 'FORBIDDEN'
            ? t('upload.forbidden')
            : (error?.fields['file']?.[0] ?? (error?.code === 'NETWORK' ? '' : error?.message)) || t('upload.failed');
    return <Problem role="alert">{stateText}</Problem>;
  }
  if (status === 'done') return <small role="status">{t(isDuplicate ? 'upload.duplicate' : 'upload.done')}</small>;
  if (status === 'stalled') return <small role="status">{t('upload.stalled')}</small>;
  if (status === 'paused') return <small>{t('upload.paused', { percent: progress })}</small>;
  return <small>{status === 'waiting' ? t('upload.waiting') : t('upload.percent', { percent: progress })}</small>;
}

/** Whether another attempt would fail again. */
function isRefused({ error }: UploadEntry): boolean {
  return ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE', 'FORBIDDEN', 'VALIDATION_FAILED'].includes(error?.code ?? '');
}

function smallestOf(medium: { readonly url: string; readonly srcset: string | null }): string {
  return medium.srcset?.split(' ')[0] ?? medium.url;
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
`;

const Row = styled.li`
  display: flex;
  gap: ${theme.space[8]};
  align-items: center;
  min-width: 0;
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  &[data-status='failed'] {
    border-color: ${theme.color.danger};
  }
`;

const Thumb = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${theme.radius.small};
  background: ${theme.color.sunken};
  color: ${theme.color.inkSoft};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const ResourceTexts = styled.span`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  min-width: 0;
  font-size: ${theme.textSize.small};
  line-height: 1.3;
  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
`;

const Problem = styled.small`
  && {
    color: ${theme.color.danger};
  }
`;

const Action = styled(IconButton)`
  width: 2rem;
`;
