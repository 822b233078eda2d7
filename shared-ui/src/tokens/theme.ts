import { tokens } from './tokens';

/** The theme given to `ThemeProvider`. It never changes: dark is a matter of the style sheet. */
export const theme = tokens;

declare module 'styled-components' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- an interface is what merges with the library's
  export interface DefaultTheme extends Readonly<typeof tokens> {}
}
