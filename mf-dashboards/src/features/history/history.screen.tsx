import { useChangedState } from '@enlace/shared-admin';
import { trackingKinds } from '@enlace/shared-contract/talent-pool';
import { defineScreen, useScreen } from '@enlace/shared-data';
import { styled, useNavigate, useTexts } from '@enlace/shared-platform';
import { controlTexts, Tabs } from '@enlace/shared-ui/controls';

import { ScreenTitle } from '../../lib/screen-title';
import { trackingTexts } from '../../lib/tracking/texts';
import { tracking } from '../../lib/tracking/tracking.slice';
import { addressOf, choiceOf, type HistoryChoice, kindOf, queryOf } from './history-choice';
import { HistoryList } from './history-list';
import { PeriodField } from './period-field';
import { historyTexts } from './texts';

const everyKind = 'all';

/** What the companies of the recruiter have done with members. The choice is in the address. */
function RecruitingHistory() {
  const t = useTexts(historyTexts);
  const { search } = useScreen();
  const navigate = useNavigate();
  const choice = choiceOf(search);
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<HistoryChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const list = <HistoryList choice={choice} onChange={change} />;
  return (
    <Sheet>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <PeriodField choice={choice} onChange={change} />
      <Tabs
        label={t('kinds.label')}
        selectedId={choice.kind ?? everyKind}
        onSelect={(id) => change({ kind: kindOf(id) })}
        tabs={[
          { id: everyKind, label: t('kinds.all'), content: list },
          ...trackingKinds.map((id) => ({ id, label: t(`kinds.${id}`), content: list })),
        ]}
      />
    </Sheet>
  );
}

export const screen = defineScreen({
  Component: RecruitingHistory,
  load: ({ search, locale }) => [tracking.calls.all.query(queryOf(choiceOf(search), locale))],
  texts: [historyTexts, trackingTexts, controlTexts],
  slices: [tracking],
});

const Sheet = styled.div`
  max-width: 56rem;
`;
