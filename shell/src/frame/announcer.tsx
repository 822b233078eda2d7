import { VisuallyHidden } from '@enlace/shared-ui';

/** A page that has arrived: its title, and the history entry it was drawn for. */
export interface Arrival {
  readonly title: string;
  readonly key: string;
}

export interface AnnouncerProps {
  readonly arrival: Arrival | null;
}

/** Tells a screen reader the title of the page that has arrived. */
export function Announcer({ arrival }: AnnouncerProps) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {arrival?.title ?? ''}
    </VisuallyHidden>
  );
}
