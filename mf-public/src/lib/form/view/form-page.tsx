import type { ReactNode } from 'react';

import { Eyebrow, Lead, Page } from '../../page.styles';
import { Sheet, Side, SideTitle } from './form.styles';

export interface FormPageProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Below the lead. */
  readonly art?: ReactNode;
  /** After the form, or beside it where there is room: what is good to know, other ways. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that asks: what it is about on one side, the questions on the other. */
export function FormPage({ eyebrow, title, lead, art, aside, children }: FormPageProps) {
  return (
    <Page>
      <Sheet>
        <Side $isAlone={aside === undefined}>
          <Eyebrow>{eyebrow}</Eyebrow>
          <SideTitle>{title}</SideTitle>
          <Lead>{lead}</Lead>
          {art}
        </Side>
        {children}
        {aside}
      </Sheet>
    </Page>
  );
}
