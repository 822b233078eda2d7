import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

import { useAdminTexts } from '../texts';

export interface DifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Longer texts are not compared word by word: that takes the square of their length. */
const longest = 40_000;

/** What became of a text: what went is struck through, what came is marked. */
export function Difference({ before, after }: DifferenceProps) {
  const t = useAdminTexts();
  const parts = useMemo(() => {
    if (before === '' || after === '' || before.length + after.length > longest)
      return [
        { value: before, removed: true, added: false },
        { value: after, removed: false, added: true },
      ];
    return diffWordsWithSpace(before, after);
  }, [after, before]);
  return (
    <Words>
      {parts.map(({ value, added, removed }, index) => {
        // Parts have no names of their own; they are drawn anew as a whole.
        const key = `${index}`;
        if (value === '') return null;
        if (removed) return <del key={key}>{value}</del>;
        return added ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
      })}
      {before === '' && after === '' && t('list.none')}
    </Words>
  );
}

const Words = styled.div`
  min-width: 0;
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  del {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.dangerInk};
  }
  ins {
    background: ${theme.color.successSoft};
    color: ${theme.color.successInk};
    text-decoration: none;
  }
  del + ins {
    margin-left: 0.4em;
  }
`;
