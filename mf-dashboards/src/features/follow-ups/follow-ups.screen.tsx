import { useChangedState } from '@enlace/shared-admin';
import { followUpTimes } from '@enlace/shared-contract/talent-pool';
import { defineScreen, useLastAnswer, useScreen } from '@enlace/shared-data';
import { styled, useFormats, useNavigate, useTexts } from '@enlace/shared-platform';
import { controlTexts, Tabs } from '@enlace/shared-ui/controls';

import { ScreenTitle } from '../../lib/screen-title';
import { talent } from '../../lib/talent/talent.slice';
import { talentTexts } from '../../lib/talent/texts';
import { addressOf, choiceOf, type FollowUpsChoice, queryOf, timeOf } from './follow-ups-choice';
import { FollowUpsList } from './follow-ups-list';

const everyTime = 'all';

/** Members to whom recruiters turn again. The choice is in the address. */
function FollowUps() {
  const t = useTexts(talentTexts);
  const { number } = useFormats();
  const { search } = useScreen();
  const navigate = useNavigate();
  const choice = choiceOf(search);
  const changedChoice = useChangedState(choice, addressOf);
  const change = (part: Partial<FollowUpsChoice>) =>
    void navigate(addressOf(changedChoice({ page: 1, ...part })), { replace: true, preventScrollReset: true });
  const { answer } = useLastAnswer(talent.calls.followUps, queryOf(choice));
  const times = answer?.meta.times;
  const content = <FollowUpsList choice={choice} onChange={change} />;
  const label = (name: string, count: number | undefined) =>
    count === undefined ? name : t('due.tab', { name, count: number(count) });
  const total = followUpTimes.reduce((sum, time) => sum + (times?.[time] ?? 0), 0);
  return (
    <Sheet>
      <ScreenTitle title={t('due.title')} lead={t('due.lead')} />
      <Tabs
        label={t('due.tabs')}
        selectedId={choice.when ?? everyTime}
        onSelect={(id) => change({ when: timeOf(id) })}
        tabs={[
          { id: everyTime, label: label(t('due.all'), times && total), content },
          ...followUpTimes.map((id) => ({ id, label: label(t(`due.${id}`), times?.[id]), content })),
        ]}
      />
    </Sheet>
  );
}

export const screen = defineScreen({
  Component: FollowUps,
  load: ({ search }) => [talent.calls.followUps.query(queryOf(choiceOf(search)))],
  texts: [talentTexts, controlTexts],
  slices: [talent],
});

const Sheet = styled.div`
  max-width: 56rem;
`;
