import { styled, useTexts } from '@enlace/shared-platform';
import { Button, tokens } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { Section, SectionHead } from '../../lib/page.styles';
import { texts } from '../../texts';

export interface AccountPartProps {
  readonly name: 'address' | 'password' | 'language' | 'sessions' | 'data' | 'removal';
  /** Whether its form is open; the button that opens it is hidden meanwhile. */
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A titled part of the account page. */
export function AccountPart({ name, isOpen = false, onOpen, children }: AccountPartProps) {
  const t = useTexts(texts);
  const id = `account-${name}-title`;
  const title = t(`account.parts.${name}`);
  return (
    <Section aria-labelledby={id}>
      <SectionHead>
        <h2 id={id}>{title}</h2>
        {onOpen !== undefined && !isOpen && (
          <Button
            variant="ghost"
            size="small"
            iconBefore="edit"
            aria-label={t('edit.open', { section: title })}
            onClick={onOpen}
          >
            {t('edit.edit')}
          </Button>
        )}
      </SectionHead>
      <Content>{children}</Content>
    </Section>
  );
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem);
  gap: ${tokens.space[16]};
  justify-items: start;
  overflow-wrap: anywhere;
  > form {
    width: 100%;
  }
`;
