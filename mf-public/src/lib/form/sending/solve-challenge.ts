import type { Challenge, DeriveKeyFunction } from 'altcha-lib';

/** Longest block of work in milliseconds, so that typing stays fast. */
const blockLimit = 12;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** The algorithm of a challenge; null when this browser does not support it. */
async function algorithmOf(name: string): Promise<DeriveKeyFunction | null> {
  if (name.startsWith('SHA-'))
    return (await import(/* webpackChunkName: "proof" */ 'altcha-lib/algorithms/web/sha')).deriveKey;
  if (name.startsWith('PBKDF2/'))
    return (await import(/* webpackChunkName: "proof" */ 'altcha-lib/algorithms/web/pbkdf2')).deriveKey;
  return null;
}

/**
 * Solves a challenge in short blocks, so that the page stays responsive.
 * @returns the solution for the server, or null when there is none in time
 */
export async function solveChallenge(challenge: Challenge): Promise<string | null> {
  const [{ solveChallenge: solve }, deriveKey] = await Promise.all([
    import(/* webpackChunkName: "proof" */ 'altcha-lib'),
    algorithmOf(challenge.parameters.algorithm),
  ]);
  if (deriveKey === null) return null;
  let blockStart = performance.now();
  const solution = await solve({
    challenge,
    deriveKey: async (...work) => {
      if (performance.now() - blockStart > blockLimit) {
        await pause();
        blockStart = performance.now();
      }
      return deriveKey(...work);
    },
  });
  return solution === null ? null : btoa(JSON.stringify({ challenge, solution }));
}
