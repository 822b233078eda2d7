import type { UserRecord } from '@enlace/shared-contract/identity';
import { defineScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { tokens } from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { PageSkeleton } from '../../lib/page-skeleton';
import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { LevelsForm, type ChangedLevels } from './levels-form';
import { InChapter, OwnPage, people } from './own-page';
import { Preview } from './preview';
import { privacy } from './privacy.slice';
import { privacyTexts } from './texts';

export const screen = defineScreen({
  Component: PrivacyPage,
  load: ({ locale: lang }) => [me.calls.record.query({ lang })],
  slices: [privacy, people],
  texts: [privacyTexts, controlTexts],
});

function PrivacyPage() {
  return <LoadedMe skeleton={<PageSkeleton />}>{(user) => <PrivacyContent user={user} />}</LoadedMe>;
}

/** Each part of the record with its level, and beside it the profile as others see it with these choices. */
function PrivacyContent({ user }: { readonly user: UserRecord }) {
  const t = useTexts(privacyTexts);
  const [changes, setChanges] = useState<ChangedLevels>({});
  return (
    <Sheet>
      <PageHead title={t('title')} lead={t('lead')} />
      <InChapter user={user} />
      <OwnPage user={user} />
      <Columns>
        <LevelsForm user={user} changes={changes} onChange={setChanges} />
        <Beside>
          <Preview user={user} levels={{ ...user.privacy, ...changes }} />
        </Beside>
      </Columns>
    </Sheet>
  );
}

const { media, space } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[40]};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${space[48]};
  }
`;

const Beside = styled.div`
  order: -1;
  ${media.wide} {
    order: 0;
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;
