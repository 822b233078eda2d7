import type { deactivationSchema } from '@enlace/shared-contract/identity';
import { useTexts, type Formats } from '@enlace/shared-platform';

import { deactivationTexts } from './texts';

type Facts = ReturnType<(typeof deactivationSchema)['parse']>['data'];

/** What a deactivation ends, in sentences with the numbers of this account. */
export function Effects({ facts }: { readonly facts: Facts }) {
  const t = useTexts(deactivationTexts);
  return (
    <ul>
      <li>{facts.sign_ins === 0 ? t('off.signIns_zero') : t('off.signIns', { count: facts.sign_ins })}</li>
      <li>{t('off.signIn')}</li>
      {facts.has_page && <li>{t('off.page')}</li>}
      <li>{t('off.lists')}</li>
      {facts.chapters > 0 && <li>{t('off.chapters', { count: facts.chapters })}</li>}
      {facts.companies > 0 && <li>{t('off.companies', { count: facts.companies })}</li>}
    </ul>
  );
}

/** When, by which user and why the account was deactivated. */
export function LastDeactivation({ last, formats }: { readonly last: Facts['last']; readonly formats: Formats }) {
  const t = useTexts(deactivationTexts);
  if (last === null) return <p>{t('on.unknown')}</p>;
  return (
    <ul>
      <li>
        {t('on.since', {
          when: formats.date(last.at, { dateStyle: 'long', timeStyle: 'short' }),
          name: last.by?.name ?? t('on.system'),
        })}
      </li>
      <li>{t('on.why', { reason: last.reason })}</li>
    </ul>
  );
}
