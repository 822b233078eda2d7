import type { CandidateJob } from '@enlace/shared-contract/recruiting';
import { useTexts } from '@enlace/shared-platform';
import { Combobox, type PickerOption } from '@enlace/shared-ui/controls';

import { candidatesTexts } from '../texts';

export interface JobChoiceProps {
  /** Null while they load. */
  readonly jobs: readonly CandidateJob[] | null;
  /** Null for all jobs. */
  readonly jobId: number | null;
  readonly onChange: (jobId: number | null) => void;
}

/** The job whose candidates are shown; typing finds it by its title or company. */
export function JobChoice({ jobs, jobId, onChange }: JobChoiceProps) {
  const t = useTexts(candidatesTexts);
  const options = (jobs ?? []).map(({ id, title, company, total, is_open: isOpen }): PickerOption => {
    const details = [company, t('count', { count: total }), ...(isOpen ? [] : [t('job.closed')])];
    return { value: id, label: title, detail: details.join(' · ') };
  });
  const missingOption = jobId === null ? null : { value: jobId, label: jobs === null ? '…' : t('job.unknown') };
  return (
    <Combobox
      label={t('job.label')}
      placeholder={t('job.all')}
      options={options}
      value={options.find(({ value }) => value === jobId) ?? missingOption}
      onChange={(option) => onChange(option === null ? null : Number(option.value))}
    />
  );
}
