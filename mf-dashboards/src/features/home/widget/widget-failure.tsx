import { Button, EmptyState, ForbiddenState } from '@enlace/shared-ui';

import { type FailureProps, useFailure } from '../state/use-failure';

/** Why a widget has no numbers. It is no alert: the live text of the page names all failures at once. */
export function WidgetFailure(props: FailureProps) {
  const { title, text, action } = useFailure(props);
  if (props.error.code === 'FORBIDDEN') return <ForbiddenState title={title}>{text}</ForbiddenState>;
  return (
    <EmptyState
      title={title}
      action={
        action !== null && (
          <Button
            variant="secondary"
            {...(action.kind === 'retry' && { iconBefore: 'refresh' as const })}
            onClick={action.run}
          >
            {action.label}
          </Button>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
