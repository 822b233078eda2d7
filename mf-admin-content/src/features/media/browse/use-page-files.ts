import { useEffect, useEffectEvent, useState } from 'react';

const fields = 'input, textarea, [contenteditable]';

/**
 * Accepts files that are dropped anywhere on the page or pasted from the clipboard. A field or dialog that handles them
 * first keeps them.
 * @returns whether files are dragged over the page
 */
export function usePageFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((list: FileList | undefined) => {
    if (list !== undefined && list.length > 0) onFiles([...list]);
  });
  useEffect(() => {
    const handleOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') !== true) return;
      event.preventDefault();
      setOver(true);
    };
    const handleLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const handleDrop = (event: DragEvent) => {
      setOver(false);
      if (event.defaultPrevented || event.dataTransfer?.files.length === 0) return;
      event.preventDefault();
      take(event.dataTransfer?.files);
    };
    const handlePaste = (event: ClipboardEvent) => {
      // Content of a spreadsheet or document arrives as text and as a picture; a text field needs the text.
      const isTyping = event.target instanceof Element && event.target.closest(fields) !== null;
      if (!event.defaultPrevented && !isTyping) take(event.clipboardData?.files);
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('dragleave', handleLeave);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('dragleave', handleLeave);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, []);
  return isOver;
}
