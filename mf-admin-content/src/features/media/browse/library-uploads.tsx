import { UploadList, type UploadQueue } from '@enlace/shared-admin/media';
import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { useEffect } from 'react';

import { useLateTexts } from '../late/texts';

export interface LibraryUploadsProps {
  readonly queue: UploadQueue;
  readonly onOpen: (id: number) => void;
}

/** The running uploads of the library; a finished one can be opened. Closing the tab asks before it interrupts them. */
export function LibraryUploads({ queue, onOpen }: LibraryUploadsProps) {
  const t = useLateTexts();
  const isUnderWay = queue.entries.some(({ status }) => ['waiting', 'sending', 'stalled'].includes(status));
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnderWay]);
  return (
    <Frame>
      <UploadList
        queue={queue}
        actionsOf={({ medium, isDuplicate }) =>
          medium !== null && (
            <Button size="small" variant="ghost" onClick={() => onOpen(medium.id)}>
              {t(isDuplicate ? 'useExisting' : 'open')}
            </Button>
          )
        }
      />
    </Frame>
  );
}

const Frame = styled.div`
  padding-bottom: ${theme.space[16]};
`;
