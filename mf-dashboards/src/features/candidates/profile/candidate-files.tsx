import { wireUrl } from '@enlace/shared-contract/calls';
import { type ApplicationFile, jobQuestionCalls } from '@enlace/shared-contract/recruiting';
import { styled, useFormats } from '@enlace/shared-platform';
import { Link, theme } from '@enlace/shared-ui';

/** Files of the application, each with the question that it answers. */
export function CandidateFiles({ files }: { readonly files: readonly ApplicationFile[] }) {
  const { number } = useFormats();
  const sizeOf = (bytes: number) =>
    number(Math.max(bytes / 1e6, 0.01), {
      style: 'unit',
      unit: 'megabyte',
      maximumFractionDigits: bytes < 1e6 ? 2 : 1,
    });
  return (
    <List>
      {files.map(({ id, name, bytes, question }) => (
        <li key={id}>
          <Link to={wireUrl(jobQuestionCalls.downloadApplicationFile, { id })} isNative download={name}>
            {`${name} (${sizeOf(bytes)})`}
          </Link>
          {question !== null && <small>{question}</small>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[12]};
  li {
    display: grid;
    gap: ${theme.space[4]};
    justify-items: start;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
`;
