/**
 * First letters of the entries that stay; short, because each byte is on every first visit:
 * - of the device: language, theme, typefaces, consent, layouts, keys, panes, speed of the player;
 * - settings of a door;
 * - entries that this package removes by itself.
 * All other entries are of the user, so a new one needs no line here.
 */
const deviceKeys = /^(enlace(_[lt]|_check|\.(la|k|pa|pl))|user($|_cookie)|accessT|nextauth|persist|signOut)/;

/**
 * Removes what the user typed and saw from the storages of the browser: of this tab, and of all tabs.
 */
export function clearStorages(): void {
  try {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (!deviceKeys.test(key)) storage.removeItem(key);
  } catch {
    // Forbidden storages are empty.
  }
}
