/** The design system's colours and typefaces, light and dark, for the few pages and mails the API draws itself. */
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

/** Names without double quotes, since they stand in attributes too. */
export const serif = "Piazzolla,Georgia,'Times New Roman',serif";
export const sans = "Figtree,'Segoe UI',Helvetica,Arial,sans-serif";
