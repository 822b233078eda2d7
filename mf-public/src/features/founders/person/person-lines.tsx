import { Link } from '@enlace/shared-ui';
import { useId } from 'react';

import { Part, PartHead, PartTitle } from '../../../lib/part.styles';
import { Line, Lines } from './person.styles';

interface PersonLine {
  readonly id: number;
  readonly to: string;
  readonly title: string;
  readonly note?: string;
  /** ISO 8601, and the day that is shown. */
  readonly at?: string;
  readonly day?: string;
}

export interface PersonLinesProps {
  readonly title: string;
  readonly lines: readonly PersonLine[];
}

/** Records of one kind with the person in them. Nothing without records. */
export function PersonLines({ title, lines }: PersonLinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <Part aria-labelledby={id}>
      <PartHead>
        <PartTitle id={id}>{title}</PartTitle>
      </PartHead>
      <Lines>
        {lines.map((line) => (
          <Line key={line.id}>
            {line.day !== undefined && <time dateTime={line.at}>{line.day}</time>}
            <Link to={line.to} variant="quiet">
              {line.title}
            </Link>
            {line.note !== undefined && <span>{line.note}</span>}
          </Line>
        ))}
      </Lines>
    </Part>
  );
}
