import { draftAnswerSchema, draftCalls, draftStates, failedPlanSchema } from '@enlace/shared-contract/admin';
import { subjectOf } from '@enlace/shared-data';
import { styled, useFormats } from '@enlace/shared-platform';
import { Badge, Button, Cluster, Icon, theme } from '@enlace/shared-ui';
import { Suspense, useState } from 'react';

import type { OfficeRequest } from '../calls/office-calls';
import { useOfficeCall, useOfficeRead } from '../calls/use-office-calls';
import { fieldsOf, nameOfRow, type AdminRow } from '../declare/admin-resource';
import { useForm } from '../form/form-context';
import { readValues, writeValues } from '../form/form-values';
import { useNotices } from '../frame/use-notices';
import { useAdminTexts } from '../texts';
import { lazyPart } from '../lazy/lazy-part';
import { shapePayload } from '../payload/shape-payload';
import { PublishCommand } from './publish-command';
import { usePreviewLink } from './use-preview-link';

const ScheduleDialog = lazyPart(() =>
  import(/* webpackChunkName: "kit-schedule" */ './schedule-dialog').then((module) => ({
    default: module.ScheduleDialog,
  })),
);

const tones = { published: 'success', draft: 'neutral', changed: 'warning', scheduled: 'teal' } as const;

export interface PublishBarProps {
  readonly record: AdminRow;
}

/** The public state of a record, its draft, and buttons to preview, schedule and publish it. */
export function PublishBar({ record }: PublishBarProps) {
  const t = useAdminTexts();
  const formats = useFormats();
  const { showSuccess, showFailure } = useNotices();
  const { admin, form, label } = useForm();
  const { calls, handle } = admin;
  const { contract } = handle;
  const params = { resource: contract.name, id: record.id };
  const subject = subjectOf(contract.name, record.id);
  const draft = useOfficeRead(calls, { call: draftCalls.getDraft, params, shows: [subject] }, draftAnswerSchema);
  const step = useOfficeCall(calls, `draft ${handle.path} ${record.id}`);
  const preview = usePreviewLink(calls, contract.name, record.id);
  const [doing, setDoing] = useState<keyof typeof doneTexts>('save');
  const [isPlanning, setPlanning] = useState(false);
  const storedDraft = draft.data?.data ?? null;
  const state = draftStates.find((one) => one === record['draft_state']) ?? 'published';

  const take = (what: keyof typeof doneTexts, request: OfficeRequest) => {
    setDoing(what);
    step.run({ ...request, changes: [subject] }).then(
      () => {
        showSuccess(t(doneTexts[what]));
        if (what === 'save') form.discard();
      },
      (error: unknown) => showFailure(error, t('publish.failed')),
    );
  };
  const handlePreview = () => {
    preview.open().catch((error: unknown) => showFailure(error, t('publish.failed')));
  };
  const saveDraft = () => {
    const fields = fieldsOf(admin);
    const body = shapePayload(contract, writeValues(fields, form.values, readValues(fields, contract, record)), record);
    take('save', { call: draftCalls.saveDraft, params, body });
  };
  const canPublish = storedDraft !== null || state === 'draft' || state === 'scheduled';
  const isBusy = step.status === 'pending';
  const at = (name: 'publish_at' | 'unpublish_at') => {
    const value = record[name];
    return typeof value === 'string' ? formats.date(value, { dateStyle: 'long', timeStyle: 'short' }) : null;
  };
  const plannedTime = at('publish_at') ?? at('unpublish_at');
  const failedPlan = failedPlanSchema.safeParse(record['failed_plan']);
  const fieldErrors = Object.entries(failedPlan.data?.failure?.fields ?? {});

  return (
    <Bar aria-label={t('publish.title')}>
      <Badge tone={tones[state]}>{t(`publish.states.${state}`)}</Badge>
      {failedPlan.success && (
        <Failure role="alert">
          <Icon name="alert" size={18} />
          <div>
            {t(`publish.missed.${failedPlan.data.action}`, {
              when: formats.date(failedPlan.data.at, { dateStyle: 'long', timeStyle: 'short' }),
            })}{' '}
            {failedPlan.data.failure?.message}
            {fieldErrors.length > 0 && (
              <ul>
                {fieldErrors.map(([name, message]) => (
                  <li key={name}>
                    {label(name)}: {message.join(' ')}
                  </li>
                ))}
              </ul>
            )}
          </div>
        </Failure>
      )}
      <p>
        {plannedTime !== null &&
          t(at('publish_at') === null ? 'publish.ends' : 'publish.begins', { when: plannedTime })}
        {storedDraft !== null &&
          t('publish.waits', {
            fields: formats.list(storedDraft.fields.map(label)),
            name: storedDraft.updated_by?.name ?? '',
          })}
      </p>
      <Cluster>
        {form.changedFields.length > 0 && (
          <Button size="small" variant="secondary" isLoading={isBusy && doing === 'save'} onClick={saveDraft}>
            {t('publish.save')}
          </Button>
        )}
        {storedDraft !== null && (
          <Button
            size="small"
            variant="secondary"
            onClick={() => form.fill(readValues(fieldsOf(admin), contract, storedDraft.record))}
          >
            {t('publish.goOn')}
          </Button>
        )}
        <Button size="small" variant="secondary" iconBefore="eye" isLoading={preview.isLoading} onClick={handlePreview}>
          {t('publish.preview')}
        </Button>
        {canPublish && (
          <Button
            size="small"
            isLoading={isBusy && doing === 'publish'}
            onClick={() => take('publish', { call: draftCalls.publish, params, body: {} })}
          >
            {t('publish.publish')}
          </Button>
        )}
        <Button size="small" variant="secondary" iconBefore="clock" onClick={() => setPlanning(true)}>
          {t('publish.plan')}
        </Button>
        {(plannedTime !== null || failedPlan.success) && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => take('cancel', { call: draftCalls.cancelSchedule, params })}
          >
            {t(plannedTime === null ? 'publish.forget' : 'publish.cancelPlan')}
          </Button>
        )}
        {storedDraft !== null && (
          <Button
            size="small"
            variant="ghost"
            onClick={() => take('discard', { call: draftCalls.discardDraft, params })}
          >
            {t('publish.discard')}
          </Button>
        )}
      </Cluster>
      <PublishCommand
        name={nameOfRow(record)}
        canPublish={canPublish || state === 'changed'}
        canUnpublish={state !== 'draft'}
        onRun={(what) => take(what, { call: draftCalls[what], params, body: {} })}
      />
      {isPlanning && (
        <Suspense fallback={null}>
          <ScheduleDialog
            isPublished={state === 'published' || state === 'changed'}
            onClose={() => setPlanning(false)}
            onPlan={(what, instant) => {
              setPlanning(false);
              take(what, { call: draftCalls[what], params, body: instant === null ? {} : { at: instant } });
            }}
          />
        </Suspense>
      )}
    </Bar>
  );
}

/** The message after each step. */
const doneTexts = {
  save: 'publish.done.save',
  publish: 'publish.done.publish',
  unpublish: 'publish.done.unpublish',
  cancel: 'publish.done.cancel',
  discard: 'publish.done.discard',
} as const;

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[12]};
  align-items: center;
  padding: ${theme.space[12]} ${theme.space[16]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  > p {
    flex: 1 1 12rem;
    min-width: 0;
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;

const Failure = styled.div`
  display: flex;
  flex: 1 0 100%;
  gap: ${theme.space[8]};
  align-items: flex-start;
  color: ${theme.color.danger};
  overflow-wrap: anywhere;
  ul {
    padding-left: 1.25em;
    list-style: disc;
  }
  font-size: ${theme.textSize.small};
`;
