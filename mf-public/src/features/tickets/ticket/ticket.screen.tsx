import { defineScreen, useScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { Link, Skeleton, VisuallyHidden } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { type ReactNode, useEffect, useState } from 'react';

import { LoadFailed } from '../../../lib/load-failed';
import { Head, Lead, Page, PageTitle } from '../../../lib/page.styles';
import { Waiting } from '../../../lib/waiting.styles';
import { useOpenRead } from '../../../lib/use-open-read';
import { ticketsTexts } from '../texts';
import { LostTickets } from './lost-tickets';
import { TicketSheet } from './ticket-sheet';
import { tickets } from './tickets.slice';

/** The page of a ticket: private, so the server renders it without its data. */
export const screen = defineScreen({
  Component: TicketPage,
  texts: [ticketsTexts, formTexts, controlTexts],
  slices: [tickets],
});

function TicketPage() {
  const t = useTexts(ticketsTexts);
  const { params, locale } = useScreen();
  const slug = params['slug'] ?? '';
  const [newHolder, setNewHolder] = useState<string | null>(null);
  const { answer, status, error, again } = useOpenRead(tickets.calls.ticket, { slug, lang: locale });
  const isMissing = answer === null && status === 'rejected' && error?.code === 'NOT_FOUND';
  const isTransferred = isMissing && stateOf(error.details) === 'transferred';
  const isGone = isMissing || newHolder !== null;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || (answer === null && !isGone) || answer?.saved_at !== undefined) return;
    void import(/* webpackChunkName: "ticket-copy" */ './copy/keep-ticket')
      .then(({ keepTicket }) => keepTicket(slug, isGone ? null : answer))
      .catch(() => undefined);
  }, [answer, isGone, slug]);
  return (
    <>
      {/* The address is a secret: other sites do not get it. */}
      <meta name="referrer" content="no-referrer" />
      {newHolder !== null && <NoTicket title={t('ticket.given', { name: newHolder })} hint={t('ticket.givenHint')} />}
      {newHolder === null && answer !== null && (
        <TicketSheet ticket={answer} onTransferred={setNewHolder} onOnline={again} />
      )}
      {isMissing && isTransferred && <NoTicket title={t('ticket.transferred')} hint={t('ticket.transferredHint')} />}
      {isMissing && !isTransferred && (
        <NoTicket title={t('ticket.missing')} hint={t('ticket.missingHint')}>
          <LostTickets />
        </NoTicket>
      )}
      {answer === null && status === 'rejected' && error?.code !== 'NOT_FOUND' && (
        <Page>
          <LoadFailed error={error} onRetry={again} />
        </Page>
      )}
      {answer === null && status !== 'rejected' && <TicketSkeleton />}
    </>
  );
}

function stateOf(details: unknown): unknown {
  return typeof details === 'object' && details !== null && 'state' in details ? details.state : null;
}

interface NoTicketProps {
  readonly title: string;
  readonly hint: string;
  readonly children?: ReactNode;
}

function NoTicket({ title, hint, children }: NoTicketProps) {
  const t = useTexts(ticketsTexts);
  return (
    <Page>
      <Head>
        <PageTitle>{title}</PageTitle>
        <Lead role="status">{hint}</Lead>
        <p>
          <Link to="/events">{t('allEvents')}</Link>
        </p>
      </Head>
      {children}
    </Page>
  );
}

function TicketSkeleton() {
  const t = useTexts(ticketsTexts);
  return (
    <Waiting>
      <VisuallyHidden as="h1">{t('ticket.loading')}</VisuallyHidden>
      <noscript>{t('ticket.noScript')}</noscript>
      <Skeleton width="100%" height="28rem" />
    </Waiting>
  );
}
