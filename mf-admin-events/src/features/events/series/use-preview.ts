import { seriesCalls, seriesPreviewSchema } from '@enlace/shared-contract/events';
import { type ErrorView, useCall } from '@enlace/shared-data';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type * as z from 'zod/mini';

import { admin } from '../../../lib/admin';
import { bodyOfRule, type RuleValues } from './rule-values';

export interface Preview {
  /** Null while the dates of the rule are not known. */
  readonly data: z.infer<typeof seriesPreviewSchema>['data'] | null;
  readonly error: ErrorView | null;
}

/** Milliseconds after the last key before the dates are computed. */
const pauseMs = 250;

/** The dates of a rule as it is typed, computed by the server. */
export function usePreview(eventId: number, rule: RuleValues): Preview {
  const { status, answer, error, start } = useCall(admin.calls.calls.follow, `series preview ${eventId}`);
  const body = JSON.stringify(bodyOfRule(rule));
  const ask = useEffectEvent(() => {
    const values: Readonly<Record<string, unknown>> = JSON.parse(body);
    start({ call: seriesCalls.previewSeries, params: { id: eventId }, body: values });
  });
  useEffect(() => {
    const timer = setTimeout(() => ask(), pauseMs);
    return () => clearTimeout(timer);
  }, [body, eventId]);
  return useMemo(() => {
    const parsed = seriesPreviewSchema.safeParse(answer);
    const isKnown = status === 'fulfilled' && parsed.success;
    return { data: isKnown ? parsed.data.data : null, error: status === 'rejected' ? error : null };
  }, [answer, error, status]);
}
