import { styled } from '@enlace/shared-platform';
import { theme, useField } from '@enlace/shared-ui';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useAdminTexts } from '../texts';
import { cleanMarkup } from './clean-markup';
import { countPictures } from './count-pictures';
import { textExtensions } from './text-extensions';
import { tidyPaste } from './tidy-paste';
import { TextToolbar } from './text-toolbar';

export interface RichTextEditorProps {
  readonly label: string;
  /** HTML; empty for no text. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly lang?: string;
  readonly placeholder?: string;
}

/**
 * An editor for formatted text with the elements that the API accepts: headings, lists, quotations, links, pictures.
 */
export function RichTextEditor({ label, value, onChange, lang, placeholder }: RichTextEditorProps) {
  const t = useAdminTexts();
  const { id, ...field } = useField();
  const [picturesLeftOut, setPicturesLeftOut] = useState(0);
  // The editor is made once, but its callback can change.
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  const noticePictures = (data: DataTransfer | null): boolean => {
    const count = countPictures(data);
    if (count !== null) setPicturesLeftOut(count);
    return (count ?? 0) > 0;
  };
  const editor = useEditor({
    extensions: textExtensions,
    content: cleanMarkup(value),
    shouldRerenderOnTransaction: true,
    // The form has its own styles; the content security policy forbids style elements.
    injectCSS: false,
    editorProps: {
      transformPastedHTML: (html) => {
        const paste = tidyPaste(html, location.origin);
        setPicturesLeftOut(paste.picturesLeftOut);
        return paste.markup;
      },
      handlePaste: (_view, { clipboardData }) => {
        noticePictures(clipboardData);
        return false;
      },
      // The browser would open the file in place of the form.
      handleDrop: (_view, event) => {
        const hasPictures = noticePictures(event.dataTransfer);
        if (hasPictures) event.preventDefault();
        return hasPictures;
      },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(id === undefined ? {} : { id }),
        ...(lang === undefined ? {} : { lang }),
        ...(field['aria-describedby'] === undefined ? {} : { 'aria-describedby': field['aria-describedby'] }),
        ...(field['aria-invalid'] === true ? { 'aria-invalid': 'true' } : {}),
      },
    },
    onUpdate: ({ editor: current }) => latest.current(current.isEmpty ? '' : current.getHTML()),
  });

  // A value from outside (a discarded draft, a newer version) replaces the content.
  const replace = useEffectEvent(() => {
    // The component can render once more after the editor was destroyed.
    if (editor.isDestroyed) return;
    const here = editor.isEmpty ? '' : editor.getHTML();
    if (value !== here && !editor.isFocused) editor.commands.setContent(cleanMarkup(value), { emitUpdate: false });
  });
  useEffect(() => replace(), [value]);

  return (
    <Frame>
      <TextToolbar editor={editor} />
      <Paper>
        {editor.isEmpty && placeholder !== undefined && placeholder !== '' && (
          <Ghost aria-hidden="true">{plain(placeholder)}</Ghost>
        )}
        <EditorContent editor={editor} />
      </Paper>
      <Notice role="status">{picturesLeftOut > 0 && t('text.picturesLeftOut', { count: picturesLeftOut })}</Notice>
    </Frame>
  );
}

function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200);
}

const Frame = styled.div`
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  background: ${theme.color.raised};
  &:focus-within {
    border-color: ${theme.color.focus};
    box-shadow: 0 0 0 1px ${theme.color.focus};
  }
`;

const Notice = styled.p`
  font-size: ${theme.textSize.small};
  &:not(:empty) {
    padding: ${theme.space[8]} ${theme.space[16]};
    border-top: 1px solid ${theme.color.line};
  }
`;

const Ghost = styled.p`
  position: absolute;
  inset: ${theme.space[16]} ${theme.space[16]} auto;
  overflow: hidden;
  color: ${theme.color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;

const Paper = styled.div`
  position: relative;
  [role='textbox'] {
    min-height: 12rem;
    max-height: 40rem;
    overflow: auto;
    padding: ${theme.space[16]};
    outline: none;
    line-height: 1.6;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [role='textbox'] > * + * {
    margin-top: 0.75em;
  }
  h2,
  h3,
  h4 {
    font-family: ${theme.font.display};
    line-height: 1.25;
  }
  h2 {
    font-size: 1.5rem;
  }
  h3 {
    font-size: 1.2rem;
  }
  ul,
  ol {
    padding-left: 1.5em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    padding-left: ${theme.space[16]};
    border-left: 3px solid ${theme.color.lineStrong};
    color: ${theme.color.inkSoft};
  }
  pre {
    overflow: auto;
    padding: ${theme.space[12]};
    border-radius: ${theme.radius.small};
    background: ${theme.color.surface};
    font-size: 0.875rem;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.small};
  }
  figcaption {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  a {
    color: ${theme.color.link};
    text-decoration: underline;
  }
  .ProseMirror-selectednode {
    outline: 2px solid ${theme.color.focus};
  }
`;
