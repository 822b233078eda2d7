export interface HatchProps {
  readonly id: string;
  /** Hidden values have dots; steps that are not finished have lines. */
  readonly isHidden?: boolean;
}

/** Id of the pattern of hidden values, beside that of steps that are not finished. */
export const dotsOf = (hatch: string): string => `${hatch}dots`;

/** A pattern instead of a plain colour. */
export function Hatch({ id, isHidden = false }: HatchProps) {
  if (isHidden)
    return (
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
        <circle cx="2.5" cy="2.5" r="1.2" fill="currentcolor" />
      </pattern>
    );
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="6" fill="currentcolor" />
    </pattern>
  );
}
