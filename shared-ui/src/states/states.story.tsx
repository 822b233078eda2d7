import { Button, ButtonLink } from '../button/button';
import { Card } from '../card/card';
import { Grid, Stack } from '../layout/layout';
import { EmptyState, ErrorState, ForbiddenState } from './states';
import { Skeleton } from './skeleton';

export const meta = { title: 'Patterns/States' };

export function Empty() {
  return (
    <EmptyState title="No events in October" action={<Button variant="secondary">Show all months</Button>}>
      Chapters usually publish their evenings two weeks before.
    </EmptyState>
  );
}

export function Failed() {
  return <ErrorState onRetry={() => undefined} />;
}

export function Retrying() {
  return <ErrorState title="The events could not be loaded" isRetrying onRetry={() => undefined} />;
}

export function Forbidden() {
  return <ForbiddenState action={<ButtonLink to="/">Go to the start page</ButtonLink>} />;
}

export function Loading() {
  return (
    <Grid>
      {['a', 'b', 'c'].map((key) => (
        <Card key={key}>
          <Stack>
            <Skeleton height="9rem" />
            <Skeleton lines={3} />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
