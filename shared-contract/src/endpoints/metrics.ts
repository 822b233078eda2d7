import * as z from 'zod/mini';

/** Path of the call by which a gateway reads the metrics of an API in another process. */
export const internalMetricsPath = '/internal/metrics';

/** One metric for a collector like Prometheus. The values of its labels come from closed lists. */
export const metricSchema = z.object({
  name: z.string().check(z.regex(/^[a-z_]{1,80}$/)),
  help: z.string().check(z.maxLength(200)),
  kind: z.enum(['gauge', 'counter']),
  samples: z.array(z.object({ labels: z.record(z.string(), z.string()), value: z.number() })).check(z.maxLength(200)),
});

export type Metric = z.infer<typeof metricSchema>;
