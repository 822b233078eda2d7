import { mayCall } from '@enlace/shared-contract/access';
import { type CandidateDetails, candidateCalls } from '@enlace/shared-contract/recruiting';
import { defineScreen, useAnswer, useReload, useScreen } from '@enlace/shared-data';
import { styled, useTexts } from '@enlace/shared-platform';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  ForbiddenState,
  Skeleton,
  Stack,
  Text,
  theme,
  VisuallyHidden,
} from '@enlace/shared-ui';
import { controlTexts } from '@enlace/shared-ui/controls';

import { useOpenRecord } from '../../lib/list-return';
import { Section } from '../../lib/section';
import { Dock } from './dock';
import { TakeBack } from './move/take-back';
import { useMoves } from './move/use-moves';
import { ApplicantProfile, ResourceTexts } from './profile/applicant-profile';
import { CandidateAnswers } from './profile/candidate-answers';
import { CandidateFiles } from './profile/candidate-files';
import { CandidateHead } from './profile/candidate-head';
import { CandidateHistory } from './profile/candidate-history';
import { CandidateTop } from './profile/candidate-top';
import { useView } from './profile/use-view';
import { candidates } from './state/candidates';
import { addressOf, candidatesPath, choiceOf, idOf } from './state/candidates-choice';
import { destinationsOf } from './state/destinations';
import { recentMoves } from './state/recent-moves.slice';
import { useStages } from './state/use-stages';
import { moveTemplates } from './state/templates.slice';
import { candidatesTexts } from './texts';

/** One candidate: profile, words to the company, history, and the moves. */
function CandidatePage() {
  const t = useTexts(candidatesTexts);
  const { params, search } = useScreen();
  const reload = useReload();
  const choice = choiceOf(search);
  const id = idOf(params['id']);
  const { answer, status, error } = useAnswer(candidates.calls.one, id ?? 0);
  useOpenRecord(candidatesPath, id);
  if (id === null || (status === 'rejected' && error?.code === 'NOT_FOUND'))
    return (
      <>
        <VisuallyHidden as="h1" tabIndex={-1}>
          {t('profile.missing')}
        </VisuallyHidden>
        <EmptyState
          title={t('profile.missing')}
          action={
            <ButtonLink variant="secondary" to={addressOf(choice)}>
              {t('profile.back')}
            </ButtonLink>
          }
        >
          {t('profile.missingHint')}
        </EmptyState>
      </>
    );
  return (
    <>
      <CandidateTop id={id} choice={choice} />
      {answer !== null && <CandidateContent key={answer.id} candidate={answer} />}
      {answer === null && status === 'rejected' && error?.code === 'FORBIDDEN' && <ForbiddenState />}
      {answer === null && status === 'rejected' && error?.code !== 'FORBIDDEN' && (
        <ErrorState onRetry={() => reload([candidates.calls.one.query(id)])}>
          {error?.message || t('failed')}
        </ErrorState>
      )}
      {answer === null && status !== 'rejected' && (
        <div aria-busy>
          <VisuallyHidden as="h1" tabIndex={-1}>
            {t('profile.loading')}
          </VisuallyHidden>
          <Skeleton lines={8} height="1.5rem" />
        </div>
      )}
    </>
  );
}

function CandidateContent({ candidate }: { readonly candidate: CandidateDetails }) {
  const t = useTexts(candidatesTexts);
  const { viewer } = useScreen();
  const moves = useMoves();
  const { ofCompany } = useStages();
  const isReporting = useView(candidate);
  const { applicant, message, state, answers, files } = candidate;
  return (
    <>
      <CandidateHead
        candidate={candidate}
        mayMove={mayCall(viewer, candidateCalls.moveCandidates.access)}
        isWaiting={isReporting}
        destinations={destinationsOf(candidate, ofCompany(candidate.job.company_id))}
        onMove={(destination) => moves.askFor(candidate, destination)}
      />
      <Columns>
        <Stack gap={32}>
          {message !== null && message !== '' && (
            <Section title={t('profile.message')}>
              <ResourceTexts>{message}</ResourceTexts>
            </Section>
          )}
          {answers.length > 0 && (
            <Section title={t('answers.title')}>
              <CandidateAnswers answers={answers} />
            </Section>
          )}
          {files.length > 0 && (
            <Section title={t('answers.files')}>
              <CandidateFiles files={files} />
            </Section>
          )}
          {applicant === null ? (
            <Section title={t('profile.gone')}>
              <Text tone="soft">{t(state === 'withdrawn' ? 'profile.withdrawn' : 'profile.removed')}</Text>
            </Section>
          ) : (
            <ApplicantProfile applicant={applicant} />
          )}
        </Stack>
        <CandidateHistory candidate={candidate} />
      </Columns>
      <Dock>
        <TakeBack />
      </Dock>
      {moves.dialog}
    </>
  );
}

export const screen = defineScreen({
  Component: CandidatePage,
  load({ params, locale }) {
    const id = idOf(params['id']);
    return id === null ? [] : [candidates.calls.one.query(id), candidates.calls.stages.query({ lang: locale })];
  },
  texts: [candidatesTexts, controlTexts],
  slices: [candidates, moveTemplates, recentMoves],
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[32]} ${theme.space[40]};
  padding-top: ${theme.space[24]};
  ${theme.media.large} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`;
