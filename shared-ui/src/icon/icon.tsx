import { styled } from '@enlace/shared-platform';
import { useEffect, useRef } from 'react';

import { iconPaths } from './icon-paths';
import type { moreIconPaths } from './more-icon-paths';

/** Name of an icon. */
export type IconName = keyof typeof iconPaths | keyof typeof moreIconPaths;

const Drawing = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

let paths: Readonly<Partial<Record<string, string>>> = iconPaths;

/** A ref for the path of an icon outside of the first set: fetches the others and draws it then. */
function useLatePath(name: string) {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    if (paths[name] !== undefined) return;
    import('./more-icon-paths').then(
      ({ moreIconPaths }) => {
        paths = { ...iconPaths, ...moreIconPaths };
        // Drawn by hand: no component has to render for it.
        path.current?.setAttribute('d', paths[name] ?? '');
      },
      () => undefined,
    );
  }, [name]);
  return path;
}

export interface IconProps {
  /** One of `IconName`; a name that came as data and is none keeps an empty place. */
  readonly name: IconName | (string & {});
  /** Pixels of its side; 20 unless told. */
  readonly size?: number;
  /** Its meaning, when no words beside it say so. */
  readonly label?: string;
  readonly className?: string;
}

/** One icon of the set, in the colour of the words around it. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  return (
    <Drawing
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path ref={useLatePath(name)} d={paths[name]} />
    </Drawing>
  );
}
