import { VisuallyHidden } from '@enlace/shared-ui';

/** A loaded page: its title, and its history entry. */
export interface Arrival {
  readonly title: string;
  readonly key: string;
}

export interface AnnouncerProps {
  readonly arrival: Arrival | null;
}

/** Announces the title of a loaded page to screen readers. */
export function Announcer({ arrival }: AnnouncerProps) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {arrival?.title ?? ''}
    </VisuallyHidden>
  );
}
