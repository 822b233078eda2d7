export interface HatchProps {
  readonly id: string;
}

/** Lines instead of a plain colour: steps that are not finished, and hidden values. */
export function Hatch({ id }: HatchProps) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2.5" height="6" fill="currentcolor" />
    </pattern>
  );
}
