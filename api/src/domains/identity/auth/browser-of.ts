/** Browser and system of a login session; null for one that the table does not have. */
export interface BrowserNames {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Names by pattern; the first one counts, because a browser also has the names of those that it resembles. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS|OPT|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The header can be of any length; the names are at its beginning or near it. */
const readCharacters = 500;

/** Two words of a closed list: the header itself can identify a person and is not stored. */
export function browserOf(userAgent: string | undefined): BrowserNames {
  const text = (userAgent ?? '').slice(0, readCharacters);
  const nameOf = (table: typeof browsers) => table.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return { browser: nameOf(browsers), system: nameOf(systems) };
}
