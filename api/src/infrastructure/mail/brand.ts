/** The design system's colours and typefaces, light and dark, for pages and mails that the API renders itself. */
export const light = {
  page: '#fbf5ea',
  card: '#fffdf8',
  ink: '#2b1232',
  soft: '#69546d',
  line: '#e6d9c5',
  accent: '#bd3a1f',
  tint: '#fde0d3',
} as const;

export const dark = {
  page: '#190e1e',
  card: '#231629',
  ink: '#f8eee2',
  soft: '#c0acc2',
  line: '#412d48',
  accent: '#ffa88f',
  tint: '#4b231c',
} as const;

/** Names without double quotes, because HTML attributes contain them too. */
export const serif = "Piazzolla,Georgia,'Times New Roman',serif";
export const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
