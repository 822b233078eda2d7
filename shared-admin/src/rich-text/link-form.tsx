import { styled } from '@enlace/shared-platform';
import { Button, TextInput, theme } from '@enlace/shared-ui';
import type { Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';

import { useAdminTexts } from '../texts';

export interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The target of a link: a page of this site (`/…`), a web address or an e-mail address. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const t = useAdminTexts();
  const currentAddress: unknown = editor.getAttributes('link')['href'];
  const [href, setHref] = useState(typeof currentAddress === 'string' ? currentAddress : '');
  const isFine = /^(https?:\/\/\S+|mailto:\S+@\S+|\/(?!\/)\S*|#\S+)$/.test(href.trim());
  const close = () => {
    editor.commands.focus();
    onClose();
  };
  const keep = () => {
    if (!isFine) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: href.trim() }).run();
    onClose();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // It closes the field, not the dialog around the text.
      event.nativeEvent.stopImmediatePropagation();
      close();
    }
    if (event.key !== 'Enter') return;
    // The surrounding form must not be sent.
    event.preventDefault();
    keep();
  };
  return (
    <Row>
      <TextInput
        aria-label={t('text.address')}
        placeholder="https://"
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={handleKey}
      />
      <Button size="small" isDisabled={!isFine} onClick={keep}>
        {t('text.setLink')}
      </Button>
      {editor.isActive('link') && (
        <Button
          size="small"
          variant="secondary"
          onClick={() => {
            editor.chain().focus().extendMarkRange('link').unsetLink().run();
            onClose();
          }}
        >
          {t('text.removeLink')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  padding: ${theme.space[8]};
  border-bottom: 1px solid ${theme.color.line};
  > :first-child {
    flex: 1 1 14rem;
  }
`;
