import localFont from 'next/font/local';
import Link from 'next/link';

import './site.css';

const figtree = localFont({ src: '../copied/figtree-latin.woff2', variable: '--text', display: 'swap' });
const piazzolla = localFont({ src: '../copied/piazzolla-latin.woff2', variable: '--display', display: 'swap' });

export const metadata = { title: 'Peer', description: 'The same pages with Next' };

const links = [
  ['/events', 'Events'],
  ['/d/news', 'News'],
  ['/d/chapters', 'Chapters'],
  ['/d/jobs', 'Jobs'],
  ['/s/news', 'All news'],
  ['/s/chapters', 'All chapters'],
  ['/s/jobs', 'All jobs'],
];

function Links() {
  return links.map(([href, label]) => (
    <li key={href}>
      <Link href={href}>{label}</Link>
    </li>
  ));
}

export default function Layout({ children }) {
  return (
    <html lang="en" className={`${figtree.variable} ${piazzolla.variable}`}>
      <body>
        <header>
          <Link href="/events">Enlace</Link>
          <ul className="wide">
            <Links />
          </ul>
        </header>
        <main>{children}</main>
        <footer>
          <p>We connect, support and empower Latina women in tech, in your city and online.</p>
          <nav aria-label="Further pages">
            <ul>
              <Links />
            </ul>
          </nav>
        </footer>
      </body>
    </html>
  );
}
