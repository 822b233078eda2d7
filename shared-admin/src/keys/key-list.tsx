import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { Fragment } from 'react';

export interface KeyListProps {
  readonly rows: readonly { readonly does: string; readonly keys: readonly string[] }[];
  /** Between two keys of a row. */
  readonly separator: string;
}

/** What keys do: the content of a help on keys. */
export function KeyList({ rows, separator }: KeyListProps) {
  return (
    <List>
      {rows.map(({ does, keys }) => (
        <div key={does}>
          <dt>{does}</dt>
          <dd>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && separator}
                <kbd>{key}</kbd>
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${theme.space[8]};
  > div {
    display: flex;
    gap: ${theme.space[16]};
    justify-content: space-between;
  }
  dd {
    flex: none;
    color: ${theme.color.inkSoft};
  }
  kbd {
    padding: 0.1em 0.45em;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.small};
    background: ${theme.color.raised};
    color: ${theme.color.ink};
    font: inherit;
    font-size: ${theme.textSize.small};
  }
`;
