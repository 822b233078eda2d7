/** The manifest of an app that is one page. */
export function pageManifest(path: string, name: string, productName: string): object {
  return {
    id: path,
    name: `${name} · ${productName}`,
    short_name: name,
    start_url: path,
    scope: path,
    display: 'standalone',
    background_color: '#fbf5ea',
    theme_color: '#fbf5ea',
    icons: [
      { src: '/static/apple-touch-icon.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/static/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    ],
  };
}
