import { styled, useFormats } from '@enlace/shared-platform';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

import { useField } from '../../form/field-context';
import { Icon } from '../../icon/icon';
import { hiddenStyle } from '../../layout/layout.styles';
import { color, motion, radius, space, textSize } from '../../tokens/tokens';
import { useControlTexts } from '../texts';
import { checkFiles, type FileProblem } from './check-files';
import { FileRow } from './file-row';

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`;

const Zone = styled.label<{ readonly $isOver: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  align-items: center;
  padding: ${space[24]} ${space[16]};
  border: 1.5px dashed ${({ $isOver }) => ($isOver ? color.focus : color.lineStrong)};
  border-radius: ${radius.control};
  background: ${({ $isOver }) => ($isOver ? color.tealSoft : color.raised)};
  text-align: center;
  cursor: pointer;
  transition: background ${motion.hover}ms;
  &:hover {
    border-color: ${color.ink};
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  &:has(:disabled) {
    opacity: 0.6;
    cursor: not-allowed;
  }
  > input {
    ${hiddenStyle}
  }
  u {
    color: ${color.link};
    font-weight: 600;
    text-underline-offset: 0.2em;
  }
  small {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
`;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
`;

const Problems = styled.ul`
  color: ${color.danger};
  font-size: ${textSize.small};
`;

/** A file that the server has already. */
export interface StoredFile {
  readonly name: string;
  readonly url?: string;
  /** Below the name, e.g. the size. */
  readonly detail?: string;
}

export interface FileDropProps {
  /** Files to send; the owner stores them. */
  readonly files: readonly File[];
  readonly onChange: (files: readonly File[]) => void;
  /** Files on the server; a new file replaces a single one. */
  readonly stored?: readonly StoredFile[];
  readonly onRemoveStored?: (file: StoredFile) => void;
  /** As in the `accept` attribute: `image/*,.pdf`; pictures by default. */
  readonly accept?: string;
  /** Maximum size of one file in megabytes; 10 by default. */
  readonly maxSize?: number;
  readonly maxFiles?: number;
  /** 0 to 100 during the upload. */
  readonly progress?: number;
  readonly isDisabled?: boolean;
  /** For forms without JavaScript. */
  readonly name?: string;
}

/** Files by drop, paste or the system's dialog, with previews, limits and upload progress. */
export function FileDrop(props: FileDropProps) {
  const {
    files,
    onChange,
    stored: storedFiles = [],
    onRemoveStored,
    accept = 'image/*',
    maxSize = 10,
    maxFiles = 1,
  } = props;
  const { progress, isDisabled = false, name } = props;
  const t = useControlTexts();
  const format = useFormats();
  const { required, ...field } = useField();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [problems, setProblems] = useState<readonly FileProblem[]>([]);

  const add = (list: FileList | undefined) => {
    if (isDisabled || list === undefined || list.length === 0) return;
    const checked = checkFiles(files, [...list], { accept, maxSize, maxFiles });
    setProblems(checked.problems);
    if (checked.files !== files) onChange(checked.files);
  };
  const remove = (file: File) => {
    setProblems([]);
    if (input.current) input.current.value = '';
    onChange(files.filter((one) => one !== file));
    input.current?.focus();
  };
  const handleDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') add(event.dataTransfer.files);
  };
  const sentenceOf = (problem: FileProblem) =>
    problem.kind === 'tooMany'
      ? t('files.tooMany', { count: maxFiles })
      : t(`files.${problem.kind}`, { name: problem.name, size: maxSize, types: accept });
  const sizeOf = (file: File) =>
    format.number(Math.max(file.size / 1e6, 0.01), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: file.size < 1e6 ? 2 : 1,
    });
  const shownStored = maxFiles === 1 && files.length > 0 ? [] : storedFiles;
  const isEmpty = files.length + storedFiles.length === 0;

  return (
    <Column onPaste={(event: ClipboardEvent) => add(event.clipboardData.files)}>
      <Zone $isOver={isOver} onDragOver={handleDrag} onDragLeave={handleDrag} onDrop={handleDrag}>
        <Icon name="upload" size={24} />
        <span>
          {t('files.drop')} <u>{t(maxFiles === 1 ? 'files.choose' : 'files.chooseMany')}</u>
        </span>
        <small>{t('files.limit', { size: maxSize })}</small>
        <input
          ref={input}
          type="file"
          {...field}
          required={required === true && isEmpty}
          name={name}
          accept={accept}
          multiple={maxFiles > 1}
          disabled={isDisabled}
          onChange={(event) => add(event.target.files ?? undefined)}
        />
      </Zone>
      {problems.length > 0 && (
        <Problems role="alert">
          {problems.map((problem) => (
            <li key={sentenceOf(problem)}>{sentenceOf(problem)}</li>
          ))}
        </Problems>
      )}
      {files.length + shownStored.length > 0 && (
        <List>
          {shownStored.map((file, index) => (
            <FileRow
              key={`${index} ${file.name}`}
              name={file.name}
              url={file.url}
              detail={file.detail}
              onRemove={onRemoveStored && (() => onRemoveStored(file))}
            />
          ))}
          {files.map((file) => (
            <FileRow
              key={`${file.name} ${file.lastModified} ${file.size}`}
              name={file.name}
              file={file}
              detail={sizeOf(file)}
              progress={progress}
              onRemove={() => remove(file)}
            />
          ))}
        </List>
      )}
    </Column>
  );
}
