import type { SentAnswer } from '@enlace/shared-contract/recruiting';
import { useFormats, useTexts } from '@enlace/shared-platform';
import { DescriptionList } from '@enlace/shared-ui/controls';

import { candidatesTexts } from '../texts';
import { ResourceTexts } from './applicant-profile';

/** Questions of the job with the answers, as they were when the application was sent. */
export function CandidateAnswers({ answers }: { readonly answers: readonly SentAnswer[] }) {
  const t = useTexts(candidatesTexts);
  const { list } = useFormats();
  const textOf = (answer: SentAnswer['answer']): string => {
    if (typeof answer === 'boolean') return t(answer ? 'answers.yes' : 'answers.no');
    return typeof answer === 'string' ? answer : list(answer);
  };
  return (
    <DescriptionList
      items={answers.map(({ label, answer }) => ({
        term: label,
        description: <ResourceTexts>{textOf(answer)}</ResourceTexts>,
      }))}
    />
  );
}
