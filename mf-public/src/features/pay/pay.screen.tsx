import type { CardLinkState } from '@enlace/shared-contract/memberships';
import { defineScreen, useRead, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Button, ButtonLink, Cluster, Skeleton, VisuallyHidden } from '@enlace/shared-ui';

import type { ReactNode } from 'react';

import { LoadFailed } from '../../lib/load-failed';
import { Lead, Page, PageTitle } from '../../lib/page.styles';
import { Waiting } from '../../lib/waiting.styles';
import { color, radius, space, textSize } from '../../lib/tokens';
import { StripeFields } from './stripe-fields';
import { cardLink } from './pay.slice';
import { payTexts } from './texts';
import { useCardPayment } from './use-card-payment';

/** A card for a failed payment, by the link of a mail: private, so the server renders it without its data. */
export const screen = defineScreen({ Component: PayPage, texts: [payTexts], slices: [cardLink] });

function PayPage() {
  const t = useTexts(payTexts);
  const { params } = useScreen();
  const token = params['token'] ?? '';
  const { answer, status, error, again } = useRead(cardLink.calls.state, { token });
  const hasFailed = answer === null && status === 'rejected';
  const isOver = hasFailed && error?.code === 'LINK_ENDED';
  const isMissing = hasFailed && error?.code === 'NOT_FOUND';
  if (answer === null && !hasFailed)
    return (
      <Waiting>
        <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
        <Skeleton width="100%" height="20rem" />
      </Waiting>
    );
  return (
    <Page>
      {/* The address is a secret: other sites do not get it. */}
      <meta name="referrer" content="no-referrer" />
      {answer !== null && <Due state={answer} token={token} />}
      {isOver && <Ending title={t('endedTitle')} text={t('ended')} action={<MembershipLink label={t('signIn')} />} />}
      {isMissing && (
        <Ending title={t('missingTitle')} text={t('missingHint')} action={<MembershipLink label={t('signIn')} />} />
      )}
      {hasFailed && !isOver && !isMissing && <LoadFailed error={error} onRetry={again} />}
    </Page>
  );
}

interface DueProps {
  readonly state: CardLinkState;
  readonly token: string;
}

/** What is due, and the steps to pay it. */
function Due({ state, token }: DueProps) {
  const t = useTexts(payTexts);
  const { money } = useFormats();
  const { step, problem, isSending, attempt, open, store, answer, check } = useCardPayment(token);
  const membership = <MembershipLink label={t('membership')} />;
  if (step.name === 'paid') return <Ending title={t('paidTitle')} text={t('paid')} action={membership} />;
  if (state.amount === 0) return <Ending title={t('nothingTitle')} text={t('nothing')} action={membership} />;
  const amount = money(state.amount, state.currency);
  return (
    <Sheet>
      <PageTitle>{t('title')}</PageTitle>
      <Amount>{t('due', { amount })}</Amount>
      <Lead>{state.last4 === null ? t('noCard') : t('presentCard', { last4: state.last4 })}</Lead>
      {!state.can_pay && <p role="status">{t('noPayments')}</p>}
      {step.name === 'closed' && state.can_pay && (
        <Button size="large" isLoading={isSending} onClick={() => void attempt(open)}>
          {t('begin')}
        </Button>
      )}
      {step.name === 'form' && (
        <Panel>
          <StripeFields
            setup={step.setup}
            label={t('pay', { amount })}
            isSaving={isSending}
            problem={problem}
            onSend={(work) => void attempt(() => store(work))}
          />
        </Panel>
      )}
      {step.name === 'question' && (
        <Panel>
          <p role="status">{t('question')}</p>
          <Cluster gap={12}>
            <Button isLoading={isSending} onClick={() => void attempt(() => answer(step.key, true))}>
              {t('confirm')}
            </Button>
            <Button
              variant="secondary"
              isDisabled={isSending}
              onClick={() => void attempt(() => answer(step.key, false))}
            >
              {t('refuse')}
            </Button>
          </Cluster>
        </Panel>
      )}
      {step.name === 'uncertain' && (
        <Panel>
          <p role="alert">{t('uncertain')}</p>
          <Button isLoading={isSending} onClick={() => void attempt(check)}>
            {t('check')}
          </Button>
        </Panel>
      )}
      {problem !== null && step.name !== 'form' && <p role="alert">{problem}</p>}
      <Small>{t('safety')}</Small>
    </Sheet>
  );
}

interface EndingProps {
  readonly title: string;
  readonly text: string;
  readonly action: ReactNode;
}

function Ending({ title, text, action }: EndingProps) {
  return (
    <Sheet>
      <PageTitle>{title}</PageTitle>
      <Lead role="status">{text}</Lead>
      {action}
    </Sheet>
  );
}

/** The membership is a page for users, so that it asks for the sign-in where it is missing. */
function MembershipLink({ label }: { readonly label: string }) {
  return (
    <ButtonLink to="/my/membership" variant="secondary">
      {label}
    </ButtonLink>
  );
}

const Sheet = styled.div`
  display: grid;
  gap: ${space[20]};
  justify-items: start;
  max-width: 34rem;
  margin-inline: auto;
  min-height: 60vh;
  align-content: start;
`;

const Amount = styled.p`
  font-size: ${textSize.h2};
  font-weight: 700;
`;

const Panel = styled.div`
  display: grid;
  gap: ${space[16]};
  width: 100%;
  padding: ${space[20]};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const Small = styled.p`
  font-size: ${textSize.small};
  color: ${color.inkSoft};
`;
