import { ScreenHead, useChangedState } from '@enlace/shared-admin';
import { defineScreen, useAnswer, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { ButtonLink, FormField, Heading, Select, Stack, theme } from '@enlace/shared-ui';

import { admin } from '../../../lib/admin';
import { useRoleName } from '../../../lib/use-role-name';
import { treasury } from '../state/treasury';
import { ChangeList } from './change-list';
import { priceChanges } from './price-changes.slice';
import { PricePreview } from './price-preview';
import { addressOf, choiceOf, type PricesChoice } from './prices-choice';
import { priceChangeTexts } from './texts';

function MembershipPrices() {
  const t = useTexts(priceChangeTexts);
  const navigate = useNavigate();
  const roleName = useRoleName();
  const choice = choiceOf(useScreen().search);
  const packages = useAnswer(treasury.calls.packages, undefined).answer ?? [];
  const changedChoice = useChangedState(choice, addressOf);
  const show = (part: Partial<PricesChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  return (
    <>
      <ScreenHead
        title={t('title')}
        detail={t('detail')}
        actions={
          <>
            <ButtonLink to="/admin/memberships" variant="secondary" iconBefore="heart">
              {t('toList')}
            </ButtonLink>
            <ButtonLink to="/admin/packages" variant="secondary" iconBefore="star">
              {t('toPackages')}
            </ButtonLink>
          </>
        }
      />
      <Stack gap={32}>
        <ChangeList />
        <Stack gap={16}>
          <Heading level={2} size="h3">
            {t('preview')}
          </Heading>
          <Field>
            <FormField label={t('package')} hint={t('chooseHint')}>
              <Select
                placeholder={t('choose')}
                options={packages
                  .filter(({ price }) => price > 0)
                  .map(({ id, name, role }) => ({ value: String(id), label: `${roleName({ name: role })} · ${name}` }))}
                value={choice.packageId}
                onChange={({ target }) => show({ packageId: target.value, search: '', view: 'all' })}
              />
            </FormField>
          </Field>
          {choice.packageId !== '' && <PricePreview choice={choice} onChange={show} />}
        </Stack>
      </Stack>
    </>
  );
}

export const screen = defineScreen({
  Component: MembershipPrices,
  load: ({ search }) => {
    const choice = choiceOf(search);
    return [
      priceChanges.calls.list.query(undefined),
      treasury.calls.packages.query(undefined),
      ...(choice.packageId === '' ? [] : [priceChanges.calls.preview.query(choice)]),
    ];
  },
  texts: [priceChangeTexts],
  slices: [priceChanges, treasury, admin.calls],
});

const Field = styled.div`
  max-width: 30rem;
  padding-top: ${theme.space[4]};
`;
