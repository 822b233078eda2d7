import type { UserRecord } from '@enlace/shared-contract/identity';
import { defineScreen, useAnswer, useReload } from '@enlace/shared-data';
import { useTexts } from '@enlace/shared-platform';
import { Badge, Cluster, ErrorState, Link } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { PageHead } from '../../lib/page-head';
import { PageSkeleton } from '../../lib/page-skeleton';
import { Sheet } from '../../lib/page.styles';
import { BlockedPart } from './companies/blocked-part';
import { ConsentForm } from './consent/consent-form';
import { LooksPart } from './looks/looks-part';
import { MessagesPart } from './messages/messages-part';
import { WaitingMessages } from './messages/waiting-messages';
import { pageOfContacts, pageOfLooks } from './pool-pages';
import { pool } from './talent-pool.slice';
import { poolTexts } from './texts';

export const screen = defineScreen({
  Component: TalentPool,
  load: ({ locale: lang }) => [
    me.calls.record.query({ lang }),
    pool.calls.profile.query(undefined),
    pool.calls.contacts.query(pageOfContacts(1)),
    pool.calls.looks.query(pageOfLooks(1)),
  ],
  slices: [pool],
  texts: [poolTexts, controlTexts],
});

function TalentPool() {
  return <LoadedMe skeleton={<PageSkeleton />}>{(user) => <TalentPoolContent user={user} />}</LoadedMe>;
}

/** What companies see of the user, who has looked, and the messages of companies. */
function TalentPoolContent({ user }: { readonly user: UserRecord }) {
  const t = useTexts(poolTexts);
  const reload = useReload();
  const { answer: profile, status } = useAnswer(pool.calls.profile, undefined);
  if (profile === null) {
    if (status !== 'rejected') return <PageSkeleton />;
    return <ErrorState onRetry={() => reload([pool.calls.profile.query(undefined)])} />;
  }
  const messages = { address: user.email, blockedCompanies: profile.blocked };
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')}>
        <Cluster gap={12}>
          <Badge tone={profile.is_listed ? 'success' : 'neutral'}>
            {t(profile.is_listed ? 'state.on' : 'state.off')}
          </Badge>
          <Link to="/my/privacy">{t('privacy')}</Link>
        </Cluster>
      </PageHead>
      <WaitingMessages {...messages} />
      <ConsentForm user={user} profile={profile} />
      <div>
        <MessagesPart {...messages} />
        <LooksPart />
        <BlockedPart companies={profile.blocked} />
      </div>
    </Sheet>
  );
}
