import { styled, useFormats } from '@enlace/shared-platform';
import { theme } from '@enlace/shared-ui';

export interface SomeNamesProps {
  readonly names: readonly string[];
  /** Number of visible names; the default is two. */
  readonly limit?: number;
}

/** The first names of a list and the number of further ones; a tooltip and screen readers get all of them. */
export function SomeNames({ names, limit: limit = 2 }: SomeNamesProps) {
  const formats = useFormats();
  if (names.length === 0) return null;
  const more = names.length - limit;
  if (more <= 0) return formats.list(names);
  return (
    <span title={formats.list(names)}>
      {names.slice(0, limit).join(', ')} <More>+{formats.number(more)}</More>
    </span>
  );
}

const More = styled.span`
  color: ${theme.color.inkSoft};
  white-space: nowrap;
`;
