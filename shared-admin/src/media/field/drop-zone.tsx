import { styled } from '@enlace/shared-platform';
import { Icon, theme, useField } from '@enlace/shared-ui';
import { useRef, useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';

import type { MediaFieldKind } from '../held-media';

/** File types for the system's dialog; the server checks the bytes. */
const acceptOf: Readonly<Record<MediaFieldKind, string>> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  gallery: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  document: '.pdf,.docx,.xlsx,.csv,.txt',
};

export interface DropZoneProps {
  readonly kind: MediaFieldKind;
  readonly words: string;
  readonly choose: string;
  readonly limit: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Further buttons. */
  readonly children: ReactNode;
}

/** Accepts files by drop, by paste and by the system's dialog. */
export function DropZone({ kind, words, choose, limit, onFiles, children }: DropZoneProps) {
  const { required: _required, ...field } = useField();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (list: FileList | null | undefined) => {
    if (list !== null && list !== undefined && list.length > 0) onFiles([...list]);
    if (input.current) input.current.value = '';
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    // The surrounding page may also accept files.
    event.stopPropagation();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') take(event.dataTransfer.files);
  };
  const handlePaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    take(event.clipboardData.files);
  };
  return (
    <Zone data-over={isOver} onDragOver={handleDrag} onDragLeave={handleDrag} onDrop={handleDrag} onPaste={handlePaste}>
      <label>
        <Icon name="upload" size={22} />
        <span>
          {words} <u>{choose}</u>
        </span>
        <small>{limit}</small>
        <input
          ref={input}
          type="file"
          {...field}
          accept={acceptOf[kind]}
          multiple={kind === 'gallery'}
          onChange={(event) => take(event.target.files)}
        />
      </label>
      {children}
    </Zone>
  );
}

const Zone = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[8]};
  align-items: center;
  padding: ${theme.space[16]};
  border: 1.5px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  text-align: center;
  &[data-over='true'] {
    border-color: ${theme.color.focus};
    background: ${theme.color.tealSoft};
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
  > label {
    display: flex;
    flex-direction: column;
    gap: ${theme.space[4]};
    align-items: center;
    font-size: ${theme.textSize.small};
    cursor: pointer;
  }
  u {
    color: ${theme.color.link};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.caption};
  }
  input {
    position: absolute;
    overflow: hidden;
    width: 1px;
    height: 1px;
    clip-path: inset(50%);
  }
`;
