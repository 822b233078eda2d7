import { Skeleton, Stack } from '@enlace/shared-ui';

/** The place of a form while its record is loaded. */
export function FormSkeleton() {
  return (
    <Stack gap={24} aria-busy="true">
      <Skeleton height="3rem" width="60%" />
      <Skeleton height="8rem" />
      <Skeleton height="12rem" />
    </Stack>
  );
}
