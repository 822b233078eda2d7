import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import type { Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { useAdminTexts } from '../texts';
import { LinkForm } from './link-form';
import { ToolGlyph } from './tool-glyph';

interface Tool {
  readonly name:
    'bold' | 'italic' | 'strike' | 'heading2' | 'heading3' | 'list' | 'numbers' | 'quote' | 'code' | 'rule';
  readonly face: ReactNode;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => void;
}

/** The tools in the order of the toolbar. */
const tools: readonly (readonly Tool[])[] = [
  [
    {
      name: 'heading2',
      face: 'H2',
      isOn: (e) => e.isActive('heading', { level: 2 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'heading3',
      face: 'H3',
      isOn: (e) => e.isActive('heading', { level: 3 }),
      run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    },
  ],
  [
    {
      name: 'bold',
      face: <b>B</b>,
      isOn: (e) => e.isActive('bold'),
      run: (e) => e.chain().focus().toggleBold().run(),
    },
    {
      name: 'italic',
      face: <i>I</i>,
      isOn: (e) => e.isActive('italic'),
      run: (e) => e.chain().focus().toggleItalic().run(),
    },
    {
      name: 'strike',
      face: <s>S</s>,
      isOn: (e) => e.isActive('strike'),
      run: (e) => e.chain().focus().toggleStrike().run(),
    },
  ],
  [
    {
      name: 'list',
      face: <ToolGlyph name="list" />,
      isOn: (e) => e.isActive('bulletList'),
      run: (e) => e.chain().focus().toggleBulletList().run(),
    },
    {
      name: 'numbers',
      face: <ToolGlyph name="numbers" />,
      isOn: (e) => e.isActive('orderedList'),
      run: (e) => e.chain().focus().toggleOrderedList().run(),
    },
    {
      name: 'quote',
      face: <ToolGlyph name="quote" />,
      isOn: (e) => e.isActive('blockquote'),
      run: (e) => e.chain().focus().toggleBlockquote().run(),
    },
    {
      name: 'code',
      face: <ToolGlyph name="code" />,
      isOn: (e) => e.isActive('codeBlock'),
      run: (e) => e.chain().focus().toggleCodeBlock().run(),
    },
    { name: 'rule', face: <ToolGlyph name="rule" />, run: (e) => e.chain().focus().setHorizontalRule().run() },
  ],
];

export interface TextToolbarProps {
  readonly editor: Editor;
  /** Further buttons, e.g. a picture from the media library. */
  readonly children?: ReactNode;
}

/** The toolbar of a text. It is one tab stop; arrow keys move between its buttons. */
export function TextToolbar({ editor, children }: TextToolbarProps) {
  const t = useAdminTexts();
  const bar = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);

  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined || isLinking) return;
    event.preventDefault();
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('button:not([disabled])') ?? [])];
    const here = buttons.findIndex((button) => button === document.activeElement);
    buttons[(here + step + buttons.length) % buttons.length]?.focus();
  };

  return (
    <>
      <Bar ref={bar} role="toolbar" aria-label={t('text.tools')} onKeyDown={move}>
        {tools.map((group, index) => (
          <Group key={group[0]?.name}>
            {group.map(({ name, face, isOn, run }, place) => (
              <Button
                key={name}
                type="button"
                tabIndex={index === 0 && place === 0 ? 0 : -1}
                aria-label={t(`text.${name}`)}
                title={t(`text.${name}`)}
                {...(isOn === undefined ? {} : { 'aria-pressed': isOn(editor) })}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(editor)}
              >
                {face}
              </Button>
            ))}
          </Group>
        ))}
        <Group>
          <Button
            type="button"
            tabIndex={-1}
            aria-label={t('text.link')}
            title={t('text.link')}
            aria-pressed={editor.isActive('link')}
            aria-expanded={isLinking}
            onClick={() => setLinking(!isLinking)}
          >
            <ToolGlyph name="link" />
          </Button>
          {children}
        </Group>
        <Group>
          {(['undo', 'redo'] as const).map((name) => (
            <Button
              key={name}
              type="button"
              tabIndex={-1}
              aria-label={t(`text.${name}`)}
              title={t(`text.${name}`)}
              disabled={!editor.can()[name]()}
              onClick={() => editor.chain().focus()[name]().run()}
            >
              <ToolGlyph name={name} />
            </Button>
          ))}
        </Group>
      </Bar>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
}

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[8]};
  padding: ${theme.space[4]} ${theme.space[8]};
  border-bottom: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control} ${theme.radius.control} 0 0;
  background: ${theme.color.surface};
`;

const Group = styled.div`
  display: flex;
  gap: 2px;
  ${theme.media.medium} {
    & + & {
      padding-left: ${theme.space[8]};
      border-left: 1px solid ${theme.color.line};
    }
  }
`;

const Button = styled.button`
  display: inline-grid;
  place-items: center;
  min-width: 2rem;
  height: 2rem;
  padding: 0 ${theme.space[4]};
  border: 0;
  border-radius: ${theme.radius.small};
  background: transparent;
  color: ${theme.color.ink};
  font: 500 0.875rem/1 ${theme.font.text};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${theme.color.sunken};
  }
  &[aria-pressed='true'] {
    background: ${theme.color.tealSoft};
    color: ${theme.color.tealInk};
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;
