import { styled, useTexts } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { useId } from 'react';

import { toolsTexts } from '../tools/texts';

export interface FieldChoiceProps {
  readonly label: string;
  readonly name: string;
  /** The value of the remaining account, and of the other one. */
  readonly values: readonly [string, string];
  /** Pictures to show beside the values. */
  readonly pictures?: readonly (string | undefined)[];
  /** Whether the other account's value is taken over. */
  readonly isTaken: boolean;
  readonly onChange: (isTaken: boolean) => void;
}

/** One field of two accounts, with a choice between both values. */
export function FieldChoice({ label, name, values, pictures, isTaken, onChange }: FieldChoiceProps) {
  const t = useTexts(toolsTexts);
  const id = useId();
  return (
    <Row role="radiogroup" aria-labelledby={id}>
      <strong id={id}>{label}</strong>
      {values.map((value, index) => (
        <label key={index} data-chosen={isTaken === (index === 1)}>
          <input
            type="radio"
            name={`${id}-${name}`}
            checked={isTaken === (index === 1)}
            onChange={() => onChange(index === 1)}
          />
          {pictures?.[index] !== undefined && <img src={pictures[index]} alt="" width={40} height={40} />}
          <span>{value === '' ? <em>{t('merge.nothing')}</em> : value}</span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  align-items: stretch;
  padding-block: ${theme.space[8]};
  border-top: 1px solid ${theme.color.line};
  ${theme.media.medium} {
    grid-template-columns: 9rem repeat(2, minmax(0, 1fr));
  }
  > strong {
    padding-block: ${theme.space[8]};
    font-size: ${theme.textSize.small};
    font-weight: 600;
  }
  > label {
    display: flex;
    gap: ${theme.space[8]};
    align-items: start;
    padding: ${theme.space[8]} ${theme.space[12]};
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    cursor: pointer;
  }
  > label[data-chosen='true'] {
    border-color: ${theme.color.teal};
    background: ${theme.color.tealSoft};
  }
  input {
    flex: none;
    width: 1.1rem;
    height: 1.1rem;
    margin: 0.2rem 0 0;
    accent-color: ${theme.color.teal};
  }
  span {
    display: -webkit-box;
    overflow: hidden;
    min-width: 0;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  img {
    flex: none;
    border-radius: ${theme.radius.round};
    object-fit: cover;
  }
  em {
    color: ${theme.color.inkSoft};
  }
`;
