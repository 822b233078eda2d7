import { importAnswerSchema, importCalls, type Import } from '@enlace/shared-contract/admin';
import { dataChanged, subjectOf } from '@enlace/shared-data';
import { styled, useDispatch } from '@enlace/shared-platform';
import { Button, ErrorState, Skeleton, Stack, theme } from '@enlace/shared-ui';
import { Modal } from '@enlace/shared-ui/controls';
import { useState } from 'react';

import { useOfficeRead } from '../calls/use-office-calls';
import { bulkJobs, imports as importsSubject } from '../calls/subjects';
import type { AdminResource } from '../declare/admin-resource';
import { useResourceTexts } from '../declare/resource-texts';
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
 * An import from a file in four steps. The server stores its state, so that it continues after closing the dialog or
 * after an error.
 */
export function ImportDialog({ admin, onClose }: ImportDialogProps) {
  const t = useImportTexts();
  const words = useResourceTexts(admin);
  const dispatch = useDispatch();
  const { imports } = useWindowMemory();
  const { name: resource } = admin.handle.contract;
  const [id, setId] = useState(imports.get(resource) ?? null);
  const [file, setFile] = useState<File | null>(null);
  const [isMapping, setMapping] = useState(false);
  const question =
    id === null ? null : { call: importCalls.get, params: { id }, shows: [subjectOf(importsSubject, id)] };
  const importRead = useOfficeRead(admin.calls, question, importAnswerSchema);
  const currentImport = id === null ? null : (importRead.data?.data ?? null);
  const step: Step = currentImport === null ? 'upload' : isMapping ? 'map' : stepOf(currentImport);

  const begin = (next: number | null) => {
    if (next === null) imports.delete(resource);
    else imports.set(resource, next);
    setMapping(false);
    setId(next);
  };
  const close = () => {
    // A running import stays visible above the list.
    if (step === 'run') dispatch(dataChanged([bulkJobs, subjectOf(resource)]));
    onClose();
  };
  return (
    <Modal isOpen size="6xl" title={`${t('title')}: ${words('title')}`} onClose={close}>
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
            onUploaded={(next, chosenFile) => {
              setFile(chosenFile);
              begin(next);
            }}
          />
        )}
        {id !== null && currentImport === null && importRead.error === null && <Skeleton height="12rem" />}
        {id !== null && currentImport === null && importRead.error !== null && (
          <ErrorState title={t('lost')} onRetry={importRead.again}>
            <Button variant="ghost" onClick={() => begin(null)}>
              {t('again')}
            </Button>
          </ErrorState>
        )}
        {currentImport !== null && step === 'map' && (
          <MappingStep
            key={currentImport.id}
            admin={admin}
            currentImport={currentImport}
            file={file}
            onRead={begin}
            onChecked={() => setMapping(false)}
          />
        )}
        {currentImport !== null && step === 'check' && (
          <CheckStep
            admin={admin}
            currentImport={currentImport}
            onBack={() => setMapping(true)}
            onStarted={() => setMapping(false)}
          />
        )}
        {currentImport !== null && currentImport.job_id !== null && step === 'run' && (
          <RunStep
            admin={admin}
            currentImport={currentImport}
            jobId={currentImport.job_id}
            onAgain={() => begin(null)}
          />
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
