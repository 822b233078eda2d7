import { color } from '../tokens/tokens';

export interface MarkProps {
  /** Height in pixels; 32 by default. */
  readonly size?: number;
  readonly className?: string;
}

/** The product's sign: two linked rings. */
export function Mark({ size = 32, className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 44 32"
      height={size}
      width={(size * 44) / 32}
      fill="none"
      aria-hidden="true"
    >
      <g strokeWidth="6" strokeLinecap="round">
        <circle cx="29" cy="16" r="11" stroke={color.teal} />
        <circle cx="15" cy="16" r="11" stroke={color.guava} />
        <path d="M22 24.5a11 11 0 0 1-3.3-4.7" stroke={color.teal} strokeLinecap="butt" />
      </g>
    </svg>
  );
}
