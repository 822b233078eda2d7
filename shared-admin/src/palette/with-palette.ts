import type { Feature, ScreenModule } from '@enlace/shared-data';

/** Puts something around a screen. */
export type Around = (module: ScreenModule) => ScreenModule;

/**
 * Features as they are, with the command palette on each of their screens: Ctrl or Cmd and K. Its code comes beside the
 * first screen's, not with the remote; without it a screen is whole all the same.
 * @param load imports what `createPalette` made, as `around`
 */
export function withPalette(
  features: readonly Feature[],
  load: () => Promise<{ readonly around: Around }>,
): readonly Feature[] {
  return features.map((feature) => ({
    ...feature,
    screens: Object.fromEntries(
      Object.entries(feature.screens).map(([name, loadScreen]) => [
        name,
        async () => {
          const [module, palette] = await Promise.all([loadScreen(), load().catch(() => null)]);
          return palette === null ? module : palette.around(module);
        },
      ]),
    ),
  }));
}
