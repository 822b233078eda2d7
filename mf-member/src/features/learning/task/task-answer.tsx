import type { TaskWork } from '@enlace/shared-contract/learning';
import { styled, useTexts } from '@enlace/shared-platform';
import { Link, tokens } from '@enlace/shared-ui';

import { learningTexts } from '../texts';

/** What the learner handed in, to read. */
export function TaskAnswer({ work: { text, url, file } }: { readonly work: TaskWork }) {
  const t = useTexts(learningTexts);
  return (
    <Answer>
      <p>{text}</p>
      {url !== null && (
        <p>
          <Link to={url} target="_blank">
            {url}
          </Link>
        </p>
      )}
      {file !== null && (
        <p>
          <Link to={file.url} isNative>
            {t('task.fileOf', { name: file.name })}
          </Link>
        </p>
      )}
    </Answer>
  );
}

const Answer = styled.div`
  display: grid;
  gap: ${tokens.space[12]};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
