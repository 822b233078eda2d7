import { useEffect, useRef } from 'react';

import { iconPaths } from './icon-paths';
import type { moreIconPaths } from './more-icon-paths';

/** Name of an icon. */
export type IconName = keyof typeof iconPaths | keyof typeof moreIconPaths;

let paths: Readonly<Partial<Record<string, string>>> = iconPaths;

/** The path of an icon outside of the first set; loads the others on demand. */
function LatePath({ name }: { readonly name: string }) {
  const path = useRef<SVGPathElement>(null);
  useEffect(() => {
    // Set directly on the element, without a rendering.
    const draw = () => path.current?.setAttribute('d', paths[name] ?? '');
    if (paths[name] !== undefined) return draw();
    import('./more-icon-paths').then(
      ({ moreIconPaths }) => {
        paths = { ...iconPaths, ...moreIconPaths };
        draw();
      },
      () => undefined,
    );
  }, [name]);
  return <path ref={path} />;
}

export interface IconProps {
  /** One of `IconName`; an unknown name from data leaves an empty place. */
  readonly name: IconName | (string & {});
  /** Side length in pixels; 20 by default. */
  readonly size?: number;
  /** Its meaning, when no text beside it states it. */
  readonly label?: string;
  readonly className?: string;
}

/** One icon of the set, in the colour of the text around it. Its style is in the ground of the page. */
export function Icon({ name, size = 20, label, className }: IconProps) {
  const d = paths[name];
  return (
    <svg
      className={className === undefined ? 'e-icon' : `e-icon ${className}`}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {d === undefined ? <LatePath name={name} /> : <path d={d} />}
    </svg>
  );
}
