import { styled, useTexts } from '@enlace/shared-platform';
import { Button, theme } from '@enlace/shared-ui';
import { useState } from 'react';

import { trackingTexts } from './texts';

/** Characters of a text that is shown without a press. */
const shortLength = 280;

/** The words of a message or a note; a long text is shortened until the user asks for all. */
export function Quote({ text }: { readonly text: string }) {
  const t = useTexts(trackingTexts);
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > shortLength;
  return (
    <div>
      <ResourceTexts $isShort={isLong && !isOpen}>{text}</ResourceTexts>
      {isLong && (
        <Button size="small" variant="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'less' : 'more')}
        </Button>
      )}
    </div>
  );
}

const ResourceTexts = styled.blockquote<{ readonly $isShort: boolean }>`
  display: ${({ $isShort }) => ($isShort ? '-webkit-box' : 'block')};
  overflow: ${({ $isShort }) => ($isShort ? 'hidden' : 'visible')};
  max-width: 44rem;
  margin: ${theme.space[4]} 0 0;
  padding-left: ${theme.space[12]};
  border-left: 2px solid ${theme.color.lineStrong};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $isShort }) => ($isShort ? 4 : 'none')};
`;
