import { useTexts } from '@enlace/shared-platform';
import { Button } from '@enlace/shared-ui';
import type { ReactNode } from 'react';

import { PagePart } from '../../lib/page-part';
import { texts } from '../../texts';
import { accountTexts } from './texts';

export interface AccountPartProps {
  readonly name: 'address' | 'password' | 'language' | 'sessions' | 'data' | 'removal';
  /** Whether its form is open; the button that opens it is hidden meanwhile. */
  readonly isOpen?: boolean;
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A part of the account page whose form can open in its place. */
export function AccountPart({ name, isOpen = false, onOpen, children }: AccountPartProps) {
  const t = useTexts(accountTexts);
  const common = useTexts(texts);
  const title = t(`parts.${name}`);
  const openButton = onOpen !== undefined && !isOpen && (
    <Button
      variant="ghost"
      size="small"
      iconBefore="edit"
      aria-label={common('edit.open', { section: title })}
      onClick={onOpen}
    >
      {common('edit.edit')}
    </Button>
  );
  return (
    <PagePart id={`account-${name}-title`} title={title} action={openButton}>
      {children}
    </PagePart>
  );
}
