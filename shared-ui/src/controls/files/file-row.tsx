import { styled } from '@enlace/shared-platform';
import { useEffect, useState } from 'react';

import { IconButton } from '../../button/icon-button';
import { ProgressBar } from '../../feedback/progress';
import { Icon } from '../../icon/icon';
import { color, radius, space, textSize } from '../../tokens/tokens';
import { useControlTexts } from '../texts';

const Row = styled.li`
  display: flex;
  gap: ${space[12]};
  align-items: center;
  min-width: 0;
  padding: ${space[8]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
`;

const Thumb = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  width: 3.5rem;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: ${radius.small};
  background: ${color.sunken};
  color: ${color.inkSoft};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 1.35;
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${textSize.caption};
  }
`;

/** Object URL of a file's picture; released together with the file. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file?.type.startsWith('image/')) return undefined;
    const objectUrl = URL.createObjectURL(file);
    // The address exists in the browser only, so it cannot be made while rendering.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return url;
}

export interface FileRowProps {
  readonly name: string;
  readonly file?: File;
  /** Picture of a file on the server. */
  readonly url?: string | undefined;
  readonly detail?: string | undefined;
  /** 0 to 100 during the upload. */
  readonly progress?: number | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** One file: picture, name, progress, and a button that removes it. */
export function FileRow({ name, file, url, detail, progress, onRemove }: FileRowProps) {
  const t = useControlTexts();
  const preview = usePreview(file) ?? url;
  const isSending = progress !== undefined && progress < 100;
  return (
    <Row>
      <Thumb>{preview === undefined ? <Icon name="file" /> : <img src={preview} alt="" />}</Thumb>
      <Words>
        {name}
        {detail !== undefined && !isSending && <small>{detail}</small>}
        {isSending && <ProgressBar label={t('files.uploading', { name })} value={progress} />}
      </Words>
      {onRemove && !isSending && <IconButton icon="trash" label={t('files.remove', { name })} onClick={onRemove} />}
    </Row>
  );
}
