import { tokens } from './tokens';

/** The theme for `ThemeProvider`. It never changes: the style sheet switches to dark. */
export const theme = tokens;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what merges with the library's
  export interface DefaultTheme extends Readonly<typeof tokens> {}
}
