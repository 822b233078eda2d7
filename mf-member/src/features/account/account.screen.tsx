import { defineScreen } from '@enlace/shared-data';
import { formTexts } from '@enlace/shared-forms';
import { useTexts } from '@enlace/shared-platform';
import { controlTexts } from '@enlace/shared-ui/controls';

import { LoadedMe } from '../../lib/loaded-me';
import { me } from '../../lib/me';
import { PageSkeleton } from '../../lib/page-skeleton';
import { PageHead } from '../../lib/page-head';
import { Sheet } from '../../lib/page.styles';
import { factorTexts } from '../../lib/second-factor/texts';
import { account } from './account.slice';
import { AddressPart } from './address-part';
import { DataPart } from './data-part';
import { SecondFactorPart } from './second-factor-part';
import { LanguagePart } from './language-part';
import { PasswordPart } from './password-part';
import { RemovalPart } from './removal-part';
import { SessionsPart } from './sessions-part';
import { accountTexts } from './texts';

export const screen = defineScreen({
  Component: Account,
  load: ({ locale: lang }) => [me.calls.record.query({ lang }), account.calls.signIns.query(undefined)],
  slices: [account],
  texts: [accountTexts, factorTexts, formTexts, controlTexts],
});

/** Sign-in, login sessions and the stored data of the user. */
function Account() {
  const t = useTexts(accountTexts);
  return (
    <LoadedMe skeleton={<PageSkeleton />}>
      {(user) => (
        <Sheet>
          <PageHead title={t('title')} lead={t('lead')} />
          <div>
            <AddressPart user={user} />
            <PasswordPart user={user} />
            <SecondFactorPart />
            <LanguagePart user={user} />
            <SessionsPart />
            <DataPart />
            <RemovalPart user={user} />
          </div>
        </Sheet>
      )}
    </LoadedMe>
  );
}
