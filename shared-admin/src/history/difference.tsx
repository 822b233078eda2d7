import { styled } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';
import { diffWordsWithSpace } from 'diff';
import { useMemo } from 'react';

import { useAdminTexts } from '../texts';

export interface DifferenceProps {
  readonly before: string;
  readonly after: string;
}

/** Longer texts are not compared word by word, because the comparison takes quadratic time. */
const longest = 40_000;

/** The difference of two texts: removed words are struck through, added words are marked. */
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
    <ResourceTexts>
      {parts.map(({ value, added: isAdded, removed: isRemoved }, index) => {
        // Parts have no ids; the whole list is rendered again.
        const key = `${index}`;
        if (value === '') return null;
        if (isRemoved) return <del key={key}>{value}</del>;
        return isAdded ? <ins key={key}>{value}</ins> : <span key={key}>{value}</span>;
      })}
      {before === '' && after === '' && t('list.none')}
    </ResourceTexts>
  );
}

const ResourceTexts = styled.div`
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
