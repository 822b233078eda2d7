import { VisuallyHidden } from '@enlace/shared-ui';

/** A loaded page: its title, and its history entry. */
export interface DrawnPage {
  readonly title: string;
  readonly key: string;
}

export interface AnnouncerProps {
  readonly drawnPage: DrawnPage | null;
}

/** Announces the title of a loaded page to screen readers. */
export function Announcer({ drawnPage }: AnnouncerProps) {
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {drawnPage?.title ?? ''}
    </VisuallyHidden>
  );
}
