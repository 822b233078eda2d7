import type { AnyMailDefinition } from './define-mail';

/** Whether a mail that has waited since `createdAt` is of no use any more. */
export function isOutdated(
  { lifetimeMinutes: minutes }: Pick<AnyMailDefinition, 'lifetimeMinutes'>,
  createdAt: Date,
  now: Date,
): boolean {
  return minutes !== null && now.getTime() - createdAt.getTime() > minutes * 60_000;
}
