import { defineScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import { PageHeader, Stack } from '@enlace/shared-ui';

import { texts } from '../../texts';
import { CountriesFigure } from './countries-figure';
import { members } from './members.slice';
import { TotalMembers } from './total-members';

export const screen = defineScreen({
  Component: Members,
  load: () => [members.calls.total.need(undefined), members.calls.byCountry.need(undefined)],
});

function Members() {
  const t = useTexts(texts);
  return (
    <Sheet>
      <PageHeader title={t('title')} lead={t('lead')} size="h2" />
      <Stack gap={40}>
        <TotalMembers />
        <CountriesFigure />
      </Stack>
    </Sheet>
  );
}

const Sheet = styled.div`
  max-width: 62rem;
`;
