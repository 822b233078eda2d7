import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { EmptyState, ErrorState, Link } from '@enlace/shared-ui';

import { Head, Lead, Page, PageTitle } from '../../lib/page.styles';
import { color, space } from '../../lib/tokens';
import { CouponForm } from './coupon-form';
import { PlanCards } from './plan-cards';
import { plans } from './plans.slice';
import { PlanTable } from './plan-table';
import { plansTexts } from './texts';
import { useCoupon } from './use-coupon';

export const screen = defineScreen({
  Component: Plans,
  staysDrawn: true,
  load: ({ locale: lang }) => [plans.calls.packages.query({ lang }), plans.calls.features.query({ lang })],
  texts: [plansTexts],
  slices: [plans],
});

/** Roles that have plans for sale, in their order on the page. */
const roles = ['latinas', 'recruiters', 'allies', 'founders', 'investors'] as const;

/** The plans of a role, with their prices under a coupon, and what each includes. */
function Plans() {
  const t = useTexts(plansTexts);
  const { locale: lang, search } = useScreen();
  const reload = useReload();
  const query = new URLSearchParams(search);
  const role = roles.find((name) => name === query.get('role')) ?? roles[0];
  const { answer, status } = useAnswer(plans.calls.packages, { lang });
  const rolePackages = (answer ?? []).filter((product) => product.role === role);
  const coupon = useCoupon(query.get('coupon') ?? '');
  return (
    <Page>
      <Head>
        <PageTitle>{t('title')}</PageTitle>
        <Lead>{t('lead')}</Lead>
      </Head>
      <Roles aria-label={t('roles')}>
        <ul>
          {roles.map((name) => (
            <li key={name}>
              <Link to={`/plans?role=${name}`} variant="quiet" aria-current={name === role ? 'page' : undefined}>
                {t(`role.${name}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Roles>
      {status === 'rejected' && answer === null && (
        <ErrorState onRetry={() => reload([plans.calls.packages.query({ lang })])} />
      )}
      {answer !== null && rolePackages.length === 0 && <EmptyState title={t('none')} />}
      {rolePackages.length > 0 && (
        <>
          <PlanCards packages={rolePackages} role={role} coupon={coupon} />
          <CouponForm key={coupon.code} role={role} coupon={coupon} />
          <PlanTable packages={rolePackages} />
        </>
      )}
    </Page>
  );
}

const Roles = styled.nav`
  margin-bottom: ${space[32]};
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }
  a {
    display: block;
    padding: ${space[8]} ${space[16]};
    border: 1px solid ${color.line};
    border-radius: 99rem;
  }
  a[aria-current='page'] {
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  }
`;
