import { wireUrl } from '@enlace/shared-contract/calls';
import { type ApplicationFile, jobQuestionCalls, type SentAnswer } from '@enlace/shared-contract/recruiting';
import { styled, useFormats, useTexts } from '@enlace/shared-platform';
import { Link, tokens } from '@enlace/shared-ui';

import { applicationTexts } from '../texts';
import { useFileSize } from './use-file-size';

export interface SentAnswersProps {
  readonly answers: readonly SentAnswer[];
  readonly files: readonly ApplicationFile[];
}

/** Questions with their answers and files, as they were when the application was sent. */
export function SentAnswers({ answers, files }: SentAnswersProps) {
  const t = useTexts(applicationTexts);
  const { list } = useFormats();
  const textOf = (answer: SentAnswer['answer']): string => {
    if (typeof answer === 'boolean') return t(answer ? 'questions.yes' : 'questions.no');
    return typeof answer === 'string' ? answer : list(answer);
  };
  return (
    <List>
      {answers.map(({ label, answer }, index) => (
        <div key={`${index} ${label}`}>
          <dt>{label}</dt>
          <dd>{textOf(answer)}</dd>
        </div>
      ))}
      {files.map((file) => (
        <div key={file.id}>
          <dt>{file.question ?? t('files.attachment')}</dt>
          <dd>
            <FileLink file={file} />
          </dd>
        </div>
      ))}
    </List>
  );
}

/** The API answers an attachment, so the page stays. */
function FileLink({ file }: { readonly file: ApplicationFile }) {
  const sizeOf = useFileSize();
  return (
    <Link to={wireUrl(jobQuestionCalls.downloadApplicationFile, { id: file.id })} isNative download={file.name}>
      {`${file.name} (${sizeOf(file.bytes)})`}
    </Link>
  );
}

const { color, space, textSize } = tokens;

const List = styled.dl`
  display: grid;
  gap: ${space[16]};
  dt {
    color: ${color.inkSoft};
    font-size: ${textSize.small};
  }
  dd {
    white-space: pre-line;
  }
`;
