import { LeaveGuard, useNotices, useReorder } from '@enlace/shared-admin';
import { type CompanyStages, mostStages } from '@enlace/shared-contract/recruiting';
import { dataChanged, isCancelled, toErrorView, useCall } from '@enlace/shared-data';
import { styled, useDispatch, useTexts } from '@enlace/shared-platform';
import { Button, Cluster, Stack, Text, theme, VisuallyHidden } from '@enlace/shared-ui';
import { useId, useState } from 'react';

import { Section } from '../../../lib/section';
import { stagesSubject } from '../state/candidates';
import { settings } from './candidate-settings.slice';
import {
  changeStage,
  draftOf,
  isSameDraft,
  nameOfDraft,
  removeStage,
  savingOf,
  type StageDraft,
  withNewStage,
} from './stage-draft';
import { StageRemovalDialog } from './stage-removal';
import { StageRow } from './stage-row';
import { settingsTexts } from './texts';

/** The stages of a company; the list is saved as a whole. What was typed stays when it fails. */
export function StagesEditor({ company }: { readonly company: CompanyStages }) {
  const t = useTexts(settingsTexts);
  const help = useId();
  const dispatch = useDispatch();
  const { showSuccess } = useNotices();
  // The list of the last answer that the user has seen; a later one of another recruiter is a conflict.
  const [base, setBase] = useState(company);
  const [draft, setDraft] = useState(() => draftOf(company));
  const [removal, setRemoval] = useState<StageDraft | null>(null);
  const { run, status, error, clear } = useCall(settings.calls.saveStages, `stages ${company.company.id}`);
  const isDirty = !isSameDraft(draft, draftOf(base));
  const { list, visibleEntries, moving, announcement, gripOf } = useReorder<StageDraft, HTMLOListElement>(
    draft.stages,
    (stages) => setDraft({ ...draft, stages }),
    (stage, place) =>
      t('stages.reordered', {
        name: nameOfDraft(stage) || t('stages.unnamed'),
        place,
        count: draft.stages.length,
      }),
  );
  const load = (next: CompanyStages) => {
    setBase(next);
    setDraft(draftOf(next));
    clear();
  };
  const save = async () => {
    try {
      load(await run(savingOf(base, draft)));
      showSuccess(t('stages.saved'));
    } catch (cause) {
      // The state of the call has the error.
      if (!isCancelled(cause) && toErrorView(cause).code === 'CONFLICT') dispatch(dataChanged([stagesSubject]));
    }
  };
  const remove = (stage: StageDraft) =>
    stage.count > 0 ? setRemoval(stage) : setDraft(removeStage(draft, stage, null));
  const isOutdated = error?.code === 'CONFLICT';
  const isOfStage = Object.keys(error?.fields ?? {}).some((name) => name.startsWith('stages.'));
  const failure = error === null || isOfStage ? '' : (Object.values(error.fields)[0]?.[0] ?? error.message);
  return (
    <Section title={t('stages.title')}>
      <Stack gap={16}>
        <Text tone="soft">{t('stages.hint')}</Text>
        {draft.stages.length === 0 && <Text>{t('stages.empty')}</Text>}
        <List ref={list} aria-label={t('stages.title')}>
          {visibleEntries.map((stage, index) => (
            <StageRow
              key={stage.url}
              stage={stage}
              place={index + 1}
              isMoving={moving === stage.url}
              grip={{ ...gripOf(stage), 'aria-describedby': help, isDisabled: draft.stages.length < 2 }}
              errorOf={(field) => error?.fields[`stages.${index}.${field}`]?.[0] ?? ''}
              onChange={(values) => setDraft(changeStage(draft, stage.url, values))}
              onRemove={() => remove(stage)}
            />
          ))}
        </List>
        <VisuallyHidden id={help}>{t('stages.gripHelp')}</VisuallyHidden>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {failure !== '' && <strong role="alert">{failure || t('stages.failed')}</strong>}
        <Cluster>
          <Button
            variant="secondary"
            iconBefore="plus"
            isDisabled={draft.stages.length >= mostStages}
            onClick={() => setDraft(withNewStage(draft))}
          >
            {t('stages.add')}
          </Button>
          {isOutdated ? (
            <Button iconBefore="refresh" onClick={() => load(company)}>
              {t('stages.again')}
            </Button>
          ) : (
            <Button isLoading={status === 'pending'} isDisabled={!isDirty} onClick={() => void save()}>
              {t('stages.save')}
            </Button>
          )}
        </Cluster>
        {draft.stages.length >= mostStages && <Text size="small">{t('stages.most', { most: mostStages })}</Text>}
      </Stack>
      {removal !== null && (
        <StageRemovalDialog
          stage={removal}
          stages={draft.stages}
          onClose={() => setRemoval(null)}
          onRemove={(to) => {
            setDraft(removeStage(draft, removal, to));
            setRemoval(null);
          }}
        />
      )}
      <LeaveGuard isDirty={isDirty} changedLabels={t('stages.title')} onLeave={() => setDraft(draftOf(base))} />
    </Section>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${theme.space[8]};
`;
