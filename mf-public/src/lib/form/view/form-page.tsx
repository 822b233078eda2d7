import type { ReactNode } from 'react';

import { Eyebrow, Lead, Page } from '../../page.styles';
import { Sheet, Side, SideTitle } from './form.styles';

export interface FormPageProps {
  readonly eyebrow: string;
  readonly title: string;
  readonly lead: string;
  /** Beside the form where there is room: what is good to know, other ways. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page that asks: what it is about on one side, the questions on the other. */
export function FormPage({ eyebrow, title, lead, aside, children }: FormPageProps) {
  return (
    <Page>
      <Sheet>
        <Side>
          <Eyebrow>{eyebrow}</Eyebrow>
          <SideTitle>{title}</SideTitle>
          <Lead>{lead}</Lead>
          {aside}
        </Side>
        {children}
      </Sheet>
    </Page>
  );
}
