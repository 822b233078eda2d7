import { useEffect, useRef, type ReactNode } from 'react';

import { Lead, Page } from '../../page.styles';
import { Eyebrow } from '../../part.styles';
import { goToHeading } from './go-to-heading';
import { Sheet, Side, SideTitle } from './form.styles';

export interface FormPageProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Content below the lead. */
  readonly art?: ReactNode;
  /** Advice and links, after the form or beside it on wide screens. */
  readonly aside?: ReactNode;
  /** The page replaces another one at the same address, so it moves the focus to its heading itself. */
  readonly isNextStep?: boolean;
  readonly children: ReactNode;
}

/** Frame of a page with a form: introduction on one side, fields on the other. */
export function FormPage({ eyebrow, title, lead, art, aside, isNextStep = false, children }: FormPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const mayTurn = useRef(isNextStep);
  useEffect(() => {
    if (mayTurn.current) goToHeading(heading.current);
  }, []);
  return (
    <Page>
      <Sheet>
        <Side $isAlone={aside === undefined}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <SideTitle ref={heading} tabIndex={-1}>
            {title}
          </SideTitle>
          <Lead>{lead}</Lead>
          {art}
        </Side>
        {children}
        {aside}
      </Sheet>
    </Page>
  );
}
