import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export interface FiguresProps {
  readonly figures: readonly { readonly label: string; readonly value: string }[];
}

/** Numbers with their labels, side by side. */
export function Figures({ figures }: FiguresProps) {
  return (
    <Row>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr));
  gap: ${theme.space[12]};
  dt {
    color: ${theme.color.inkSoft};
    font-size: ${theme.textSize.small};
  }
  dd {
    font-size: ${theme.textSize.h3};
    font-variant-numeric: tabular-nums;
  }
`;
