import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export interface SomeNamesProps {
  readonly names: readonly string[];
  /** How many are written out; two unless told. */
  readonly shown?: number;
}

/** The first few names of a list and how many more there are; all of them for who points at it or listens. */
export function SomeNames({ names, shown = 2 }: SomeNamesProps) {
  const formats = useFormats();
  if (names.length === 0) return null;
  const more = names.length - shown;
  if (more <= 0) return formats.list(names);
  return (
    <span title={formats.list(names)}>
      {names.slice(0, shown).join(', ')} <More>+{formats.number(more)}</More>
    </span>
  );
}

const More = styled.span`
  color: ${theme.color.inkSoft};
  white-space: nowrap;
`;
