import { useLateTexts, useNotices, useOfficeCall } from '@enlace/shared-admin';
import {
  type JobMove,
  type JobPublishing,
  jobPublishingCalls,
  jobPublishingSchema,
} from '@enlace/shared-contract/work';
import { subjectOf } from '@enlace/shared-data';
import { Button, Cluster, Heading, Stack, Text } from '@enlace/shared-ui';
import { useState } from 'react';

import { admin } from '../../../lib/admin';
import { type AskingMove, asksMore } from './asking-moves';
import { MoveDialog, type MoveValues } from './move-dialog';
import { publishingTexts } from './texts';

/** The first of these that is possible is the next step that most recruiters want. */
const mainMoves: readonly JobMove[] = ['publish', 'resume', 'pause', 'reopen', 'renew'];

export interface NextStepsProps {
  readonly job: JobPublishing;
  /** Called when the job has changed in the meantime. */
  readonly onOutdated: () => void;
}

/** A button for each move that is allowed now. */
export function NextSteps({ job, onOutdated }: NextStepsProps) {
  const t = useLateTexts(publishingTexts);
  const { showSuccess } = useNotices();
  const { start, status, error, clear } = useOfficeCall(admin.calls, `move job ${job.id}`);
  const [openMove, setOpenMove] = useState<AskingMove | null>(null);
  const [sentMove, setSentMove] = useState<JobMove | null>(null);
  const send = (transition: JobMove, values: MoveValues = {}) => {
    setSentMove(transition);
    const body = { transition, version: job.version, ...values };
    const request = { call: jobPublishingCalls.moveJob, params: { id: job.id }, body, schema: jobPublishingSchema };
    start({ ...request, changes: [subjectOf('jobs', job.id)] }, () => {
      showSuccess(t(`done.${transition}`));
      setOpenMove(null);
    });
  };
  const choose = (move: JobMove) => {
    clear();
    if (asksMore(move)) setOpenMove(move);
    else send(move);
  };
  const close = () => {
    clear();
    setOpenMove(null);
    if (error?.code === 'CONFLICT') onOutdated();
  };
  const mainMove = mainMoves.find((move) => job.moves.includes(move));
  const isPending = status === 'pending';
  return (
    <section aria-labelledby="job-next">
      <Stack gap={12}>
        <Heading level={2} size="h3" id="job-next">
          {t('next')}
        </Heading>
        <Cluster>
          {job.moves.map((move) => (
            <Button
              key={move}
              variant={move === mainMove ? 'primary' : 'secondary'}
              isLoading={isPending && move === sentMove && openMove === null}
              onClick={() => choose(move)}
            >
              {t(`moves.${move}`)}
            </Button>
          ))}
        </Cluster>
        {error !== null && openMove === null && (
          <div role="alert">
            <Text tone="danger">{error.message || t('failed')}</Text>
            {Object.values(error.fields)
              .flat()
              .map((text) => (
                <Text key={text} tone="danger">
                  {text}
                </Text>
              ))}
            {error.code === 'CONFLICT' && (
              <Button size="small" variant="secondary" iconBefore="refresh" onClick={close}>
                {t('again')}
              </Button>
            )}
          </div>
        )}
      </Stack>
      {openMove !== null && (
        <MoveDialog
          move={openMove}
          isLoading={isPending}
          error={error}
          onSend={(values) => send(openMove, values)}
          onClose={close}
        />
      )}
    </section>
  );
}
