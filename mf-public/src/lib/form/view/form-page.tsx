import { useEffect, useRef, type ReactNode } from 'react';

import { Eyebrow, Lead, Page } from '../../page.styles';
import { goToHeading } from './go-to-heading';
import { Sheet, Side, SideTitle } from './form.styles';

export interface FormPageProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Below the lead. */
  readonly art?: ReactNode;
  /** After the form, or beside it where there is room: what is good to know, other ways. */
  readonly aside?: ReactNode;
  /** Follows another page at the same address, so that nobody else tells that the page has turned. */
  readonly isNextStep?: boolean;
  readonly children: ReactNode;
}

/** A page that asks: what it is about on one side, the questions on the other. */
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
