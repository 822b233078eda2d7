import { importAnswerSchema, importCalls, type Import } from '@enlace/shared-contract';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import { bulkJobs, imports as importsSubject } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { useWords } from '../declare/words';
import { useWindowMemory } from '../memory/window-memory';
import { CheckStep } from './check-step';
import { MappingStep } from './mapping-step';
import { RunStep } from './run-step';
import { useImportTexts } from './texts';
import { UploadStep } from './upload-step';

export interface ImportDialogProps {
  readonly admin: AdminResource;
  readonly onClose: () => void;
}

const steps = ['upload', 'map', 'check', 'run'] as const;

type Step = (typeof steps)[number];

/**
 * Rows from a file, in four steps. The import itself is the server's: closed and opened again, or after a fault, it goes
 * on where it stood.
 */
export function ImportDialog({ admin, onClose }: ImportDialogProps) {
  const t = useImportTexts();
  const words = useWords(admin);
  const dispatch = useDispatch();
  const { imports } = useWindowMemory();
  const { name: resource } = admin.handle.contract;
  const [id, setId] = useState(imports.get(resource) ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [isMapping, setMapping] = useState(false);
  const question =
    id === null ? null : { call: importCalls.get, params: { id }, shows: [subjectOf(importsSubject, id)] };
  const asked = useOfficeRead(admin.calls, question, importAnswerSchema);
  const imported = id === null ? null : (asked.data?.data ?? null);
  const step: Step = imported === null ? 'upload' : isMapping ? 'map' : stepOf(imported);

  const begin = (next: number | null) => {
    if (next === null) imports.delete(resource);
    else imports.set(resource, next);
    setMapping(false);
    setId(next);
  };
  const close = () => {
    // What is under way goes on in the list.
    if (step === 'run') dispatch(dataChanged([bulkJobs, subjectOf(resource)]));
    onClose();
  };
  return (
    <Modal isOpen isDismissible="byKey" size="6xl" title={`${t('title')}: ${words('title')}`} onClose={close}>
      <Stack gap={20}>
        <Steps aria-label={t('steps.label')}>
          {steps.map((one) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {t(`steps.${one}`)}
            </li>
          ))}
        </Steps>
        {id === null && (
          <UploadStep
            admin={admin}
            onUploaded={(next, chosen) => {
              setFile(chosen);
              begin(next);
            }}
          />
        )}
        {id !== null && imported === null && asked.error === null && <Skeleton height="12rem" />}
        {id !== null && imported === null && asked.error !== null && (
          <ErrorState title={t('lost')} onRetry={asked.again}>
            <Button variant="ghost" onClick={() => begin(null)}>
              {t('again')}
            </Button>
          </ErrorState>
        )}
        {imported !== null && step === 'map' && (
          <MappingStep
            key={imported.id}
            admin={admin}
            imported={imported}
            file={file}
            onRead={begin}
            onChecked={() => setMapping(false)}
          />
        )}
        {imported !== null && step === 'check' && (
          <CheckStep
            admin={admin}
            imported={imported}
            onBack={() => setMapping(true)}
            onStarted={() => setMapping(false)}
          />
        )}
        {imported !== null && imported.job_id !== null && step === 'run' && (
          <RunStep admin={admin} imported={imported} jobId={imported.job_id} onAgain={() => begin(null)} />
        )}
      </Stack>
    </Modal>
  );
}

function stepOf({ job_id, state }: Import): Step {
  if (job_id !== null) return 'run';
  return state === 'uploaded' ? 'map' : 'check';
}

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} ${theme.space[20]};
  color: ${theme.color.inkSoft};
  font-size: ${theme.textSize.small};
  counter-reset: step;
  > li {
    counter-increment: step;
  }
  > li::before {
    content: counter(step) '. ';
  }
  > li[aria-current] {
    color: ${theme.color.ink};
    font-weight: 600;
  }
`;
