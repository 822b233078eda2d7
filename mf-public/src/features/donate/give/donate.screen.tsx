import { defineScreen, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { donationLimits } from '@enlace/shared-contract/donations';
import { useState } from 'react';

import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { color, media, radius, space, textSize } from '../../../lib/tokens';
import { donations } from '../donations.slice';
import { donateTexts } from '../texts';
import { type AmountChoice, amountOf, choiceOf, choiceWith } from './amount';
import { DonateForm } from './donate-form';
import { useDraft } from './draft';

export const screen = defineScreen({
  Component: Donate,
  texts: [donateTexts, formTexts],
  slices: [donations],
});

/** A donation: how often, how much, who gives, and what happens next. */
function Donate() {
  const t = useTexts(donateTexts);
  const { money } = useFormats();
  const { search } = useScreen();
  const draft = useDraft();
  const [changedChoice, setChoice] = useState<AmountChoice | null>(null);
  const firstChoice = draft === null ? choiceOf(search) : choiceWith(draft.kind, draft.amount);
  const choice = changedChoice ?? firstChoice;
  const amount = amountOf(choice);
  const isMonthly = choice.kind === 'monthly';
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <Columns>
        <DonateForm choice={choice} draft={draft} onChoice={setChoice} />
        <Next>
          <h2>{t('nextTitle')}</h2>
          <Sum role="status">
            {amount === null
              ? t('sumNone')
              : t(isMonthly ? 'sumMonthly' : 'sumOnce', { amount: money(amount, donationLimits.currency) })}
          </Sum>
          <ol>
            <li>{t('steps.pay')}</li>
            <li>{t(isMonthly ? 'steps.receiptMonthly' : 'steps.receipt')}</li>
            {isMonthly && <li>{t('steps.end')}</li>}
          </ol>
        </Next>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space[32]};
  ${media.large} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 22rem);
    gap: ${space[64]};
    align-items: start;
  }
`;

const Next = styled.aside`
  display: grid;
  gap: ${space[12]};
  padding: ${space[24]};
  border-radius: ${radius.card};
  background: ${color.tealSoft};
  color: ${color.tealInk};
  h2 {
    font-size: ${textSize.h3};
  }
  ol {
    display: grid;
    gap: ${space[8]};
    margin: 0;
    padding-inline-start: ${space[20]};
    list-style: decimal;
  }
  ${media.large} {
    position: sticky;
    top: ${space[96]};
  }
`;

const Sum = styled.p`
  font-size: ${textSize.lead};
  font-weight: 600;
  line-height: 1.4;
`;
