import { Button } from '@enlace/shared-ui';

import { type FailureProps, useFailure } from '../state/use-failure';

/** Why a figure has no number. */
export function TileFailure(props: FailureProps) {
  const { title, text, action } = useFailure(props);
  const isPassing = action?.kind === 'retry' && props.error.status !== 429;
  return (
    <>
      <p>{isPassing || props.error.code === 'FORBIDDEN' ? title : text}</p>
      {action !== null && (
        <Button
          size="small"
          variant="ghost"
          {...(action.kind === 'retry' && { iconBefore: 'refresh' as const })}
          onClick={action.run}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}
