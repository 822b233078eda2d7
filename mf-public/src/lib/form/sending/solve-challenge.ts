import type { Challenge, DeriveKeyFunction } from 'altcha-lib';

/** Longest piece of work in one go, in milliseconds: typing never waits for more than this. */
const piece = 12;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The way to count that a challenge asks for; null for one this browser does not know. */
async function algorithmOf(name: string): Promise<DeriveKeyFunction | null> {
  if (name.startsWith('SHA-'))
    return (await import(/* webpackChunkName: "proof" */ 'altcha-lib/algorithms/web/sha')).deriveKey;
  if (name.startsWith('PBKDF2/'))
    return (await import(/* webpackChunkName: "proof" */ 'altcha-lib/algorithms/web/pbkdf2')).deriveKey;
  return null;
}

/**
 * Solves a challenge in small pieces beside whatever the person does.
 * @returns the solution as the server takes it, or null when it cannot be found in time
 */
export async function solveChallenge(challenge: Challenge): Promise<string | null> {
  const [{ solveChallenge: solve }, deriveKey] = await Promise.all([
    import(/* webpackChunkName: "proof" */ 'altcha-lib'),
    algorithmOf(challenge.parameters.algorithm),
  ]);
  if (deriveKey === null) return null;
  let since = performance.now();
  const solution = await solve({
    challenge,
    deriveKey: async (...work) => {
      if (performance.now() - since > piece) {
        await pause();
        since = performance.now();
      }
      return deriveKey(...work);
    },
  });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
