import { Heading, Link } from '@enlace/shared-ui';
import { useId, type ReactNode } from 'react';

import { Head, Ways } from './agenda.styles';

export interface HomeSectionProps {
  readonly title: string;
  /** The link to all rows. */
  readonly all?: { readonly to: string; readonly label: string };
  /** Beside this link. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the own page with a heading, and a link to all that it has a few of. */
export function HomeSection({ title, all, more, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Head>
        <Heading id={id} size="h3">
          {title}
        </Heading>
        {all !== undefined && (
          <Ways>
            <Link to={all.to}>{all.label}</Link>
            {more}
          </Ways>
        )}
      </Head>
      {children}
    </section>
  );
}
