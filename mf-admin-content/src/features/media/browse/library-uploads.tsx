import { UploadList, type UploadQueue } from '@enlace/shared-admin/media';
import { styled } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';

import { useLateTexts } from '../late/texts';

export interface LibraryUploadsProps {
  readonly queue: UploadQueue;
  readonly onOpen: (id: number) => void;
}

/** The files on their way into the library; what has arrived can be opened. */
export function LibraryUploads({ queue, onOpen }: LibraryUploadsProps) {
  const t = useLateTexts();
  return (
    <Room>
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
    </Room>
  );
}

const Room = styled.div`
  padding-bottom: ${theme.space[16]};
`;
