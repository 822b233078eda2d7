import { Skeleton } from '@enlace/shared-ui';

import { Art, Body, Month, Row, Rows } from './agenda.styles';

/** Has the size of the loaded agenda, so that nothing moves when the events arrive. */
export function AgendaSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Month as="div" aria-hidden>
      <Skeleton width="7rem" height="1.5rem" />
      <AgendaRowsSkeleton rows={rows} />
    </Month>
  );
}

export function AgendaRowsSkeleton({ rows }: { readonly rows: number }) {
  return (
    <Rows as="div" aria-hidden>
      {Array.from({ length: rows }, (_, index) => (
        <Row key={index} as="div">
          <Skeleton width="3rem" height="4rem" />
          <Body>
            <Skeleton width={index % 2 === 0 ? '80%' : '60%'} height="2rem" />
            <Skeleton width="50%" height="1.25rem" />
          </Body>
          <Art>
            <Skeleton width="100%" height="100%" />
          </Art>
        </Row>
      ))}
    </Rows>
  );
}
