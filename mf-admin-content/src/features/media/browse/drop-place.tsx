import { styled } from '@enlace/shared-platform';
import { Icon, theme } from '@enlace/shared-ui';

import { useLateTexts } from '../late/texts';
import { usePageFiles } from './use-page-files';

export interface DropPlaceProps {
  /** Folder for the files; undefined for the top of the library. */
  readonly folder: string | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Accepts files that are dropped anywhere on the page or pasted; shows a hint during a drag. */
export function DropPlace({ folder, onFiles }: DropPlaceProps) {
  const t = useLateTexts();
  if (!usePageFiles(onFiles)) return null;
  return (
    <Over aria-hidden="true">
      <Icon name="upload" size={40} />
      {folder === undefined ? t('dropHere') : t('dropInto', { folder })}
    </Over>
  );
}

const Over = styled.div`
  position: fixed;
  inset: ${theme.space[16]};
  z-index: ${theme.layer.modal};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[12]};
  border: 3px dashed ${theme.color.teal};
  border-radius: ${theme.radius.panel};
  background: ${theme.color.tealSoft};
  color: ${theme.color.ink};
  font: 600 ${theme.textSize.h4} / 1.3 ${theme.font.text};
  pointer-events: none;
`;
