import { createRandom, type Random } from '../infrastructure/random/random';

/** A post of a robot, before a proof of work is made for it. */
export interface JunkPost {
  readonly robot: string;
  readonly ip: string;
  readonly body: Record<string, unknown>;
  /** How the robot handles the proof of work. */
  readonly proof: 'none' | 'forged' | 'reused' | 'solved';
}

type Robot = readonly [name: string, weight: number, make: (random: Random) => Omit<JunkPost, 'robot' | 'ip'>];

/** Kinds of robots that visit open forms: from scripts that post at once to browsers that act like people. */
const robots: readonly Robot[] = [
  ['script', 34, (random) => ({ body: fields(random, offer(random)), proof: 'none' })],
  ['script with clean words', 6, (random) => ({ body: fields(random, random.pick(smallTalk)), proof: 'none' })],
  [
    'fills every field',
    15,
    (random) => ({
      body: { ...fields(random, offer(random)), form_remark: random.pick(['yes', 'https://x.example', 'Moscow']) },
      proof: 'none',
    }),
  ],
  [
    'random letters',
    10,
    (random) => ({
      body: {
        ...fields(random, `${letters(random, 12)} ${letters(random, 9)} ${letters(random, 14)}`),
        first_name: mixedLetters(random),
        last_name: mixedLetters(random),
      },
      proof: random.pick(['none', 'solved']),
    }),
  ],
  ['makes proofs up', 8, (random) => ({ body: { ...fields(random, offer(random)), fill_ms: 9000 }, proof: 'forged' })],
  [
    'hands one proof in for ever',
    7,
    (random) => ({ body: { ...fields(random, offer(random)), fill_ms: random.int(4000, 60_000) }, proof: 'reused' }),
  ],
  [
    'browser without patience',
    10,
    (random) => ({
      body: { ...fields(random, offer(random)), fill_ms: random.int(20, 900), form_remark: '' },
      proof: 'solved',
    }),
  ],
  [
    'browser that acts like a person',
    10,
    (random) => ({
      body: { ...fields(random, offer(random)), fill_ms: random.int(9000, 120_000), form_remark: '' },
      proof: 'solved',
    }),
  ],
  // Only its repetitions reveal this robot, so 98 of 100 posts are recognised and not all.
  [
    'seller who writes by hand',
    1,
    (random) => ({
      body: { ...fields(random, random.pick(byHand)), fill_ms: random.int(40_000, 400_000), form_remark: '' },
      proof: 'solved',
    }),
  ],
];

/** `count` posts; the same seed gives the same posts. */
export function makeJunkPosts(count: number, seed: number): JunkPost[] {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => {
    const [robot, , make] = random.weighted(robots.map((each) => [each, each[1]] as const));
    return { robot, ip: `203.0.${random.int(0, 255)}.${random.int(1, 254)}`, ...make(random) };
  });
}

function fields(random: Random, message: string): Record<string, unknown> {
  const first_name = random.pick(firstNames);
  return {
    first_name,
    last_name: random.chance(0.2) ? first_name : random.pick(lastNames),
    email: `${random.pick(mailboxes)}${random.int(1, 9999)}@${random.pick(mailHosts)}`,
    company_name: random.pick(['google', 'Growth Partners', 'SEO Rockets', '', 'Inversiones Rápidas', 'Web Gurus']),
    message,
  };
}

const firstNames = [
  'RobertDus',
  'Mike',
  'JamesTok',
  'Elena',
  'Charles',
  'Ricardo',
  'Priya',
  'Georgegaibe',
  'Kevin',
  'Lucía',
  'Eric',
  'Nataliya',
];
const lastNames = [
  'RobertDus',
  'Smith',
  'JamesTokHZ',
  'Petrova',
  'Brown',
  'Gómez',
  'Sharma',
  'Jones',
  'Anderson',
  'White',
];
const mailboxes = ['info', 'mike.smith', 'outreach', 'sales', 'no-reply', 'ventas', 'contato', 'growth'];
const mailHosts = [
  'mail.example',
  'gmail.example',
  'mailinator.com',
  'outlook.example',
  'guerrillamail.com',
  'yandex.example',
];

const link = (random: Random): string =>
  `${random.pick(['http://', 'https://', 'www.'])}${letters(random, 7)}.${random.pick(['example', 'xyz', 'top', 'ru', 'shop'])}/${random.int(1, 999)}`;

/** Typical spam texts with random words. */
function offer(random: Random): string {
  const hello = random.pick([
    'Hi',
    'Hello there',
    'Dear Sir/Madam',
    'Good day',
    'Hola',
    'Estimados',
    'Olá',
    'Hey',
    'Greetings',
  ]);
  const bye = random.pick(['Best regards', 'Kind regards', 'Saludos', 'Thanks', 'Cheers', 'Atenciosamente', '']);
  const body = random.pick(offers)(random);
  return `${hello},\n${body}\n${bye} ${random.pick(['', 'Mike', 'the team', String(random.int(1, 99_999))])}`;
}

const money = (random: Random): string => `${random.pick(['$', '€', 'USD '])}${random.int(5, 999) * 10}`;

const offers: readonly ((random: Random) => string)[] = [
  (r) =>
    `I came across your site and noticed it does not rank for important keywords. Our team can bring you to the first page of Google with quality backlinks. Have a look: ${link(r)} Reply yes for a free audit, only today.`,
  (r) =>
    `Do you accept guest posts on your website? We offer ${money(r)} for each article with a dofollow link insertion. Our blog has domain authority ${r.int(40, 70)}. See ${link(r)} and ${link(r)} and ${link(r)}`,
  (r) =>
    `Earn up to ${money(r)} a day with our trading robot. Bitcoin and USDT, guaranteed profits, no experience. Click here: ${link(r)}`,
  (r) => `Best online casino with free spins and a bonus of ${money(r)}! ${link(r)} <a href="${link(r)}">play now</a>`,
  (r) =>
    `Ofrecemos préstamos rápidos sin requisitos ni aval desde ${money(r)}. Haga clic aquí: ${link(r)} o escríbeme por WhatsApp: +${r.int(10, 99)} ${r.int(1000, 9999)}`,
  (r) =>
    `Você quer mais clientes? Colocamos o seu negócio na primeira página do Google, tráfego orgânico de verdade. Oferta exclusiva, só hoje. Fale comigo pelo zap ${r.int(10, 99)} 9${r.int(1000, 9999)}-${r.int(1000, 9999)} ${link(r)}`,
  (r) =>
    `We are a web design company from abroad. We can redesign your website for only ${money(r)} and build a mobile app. Mobile app development, explainer videos, lead generation. Shall I send you prices? To opt-out, reply stop.`,
  (r) =>
    `Buy real followers and likes! ${r.int(1, 90)}000 Instagram followers for ${money(r)}. Limited-time special offer: ${link(r)}`,
  (r) => `[url=${link(r)}]cheap viagra[/url] [url=${link(r)}]cialis online[/url] no prescription, discreet shipping`,
  (r) =>
    `I am the attorney of a late client who left ${r.int(2, 20)} million dollars. You share the last name and could be the beneficiary. Contact me on telegram @law${r.int(10, 99)}.`,
  (r) =>
    `Your domain name expires soon. This is the final notice: renew the domain registration service for ${money(r)} at ${link(r)} to keep your listing. Act now.`,
  (r) =>
    `Verified email lists for sale: ${r.int(2, 90)} million emails by country and industry, price from ${money(r)}. Increase your sales. ${link(r)} Unsubscribe: ${link(r)}`,
  (r) =>
    `Требуются сотрудники на удалённую работу, оплата каждый день от ${r.int(100, 900)} долларов. Подробности по ссылке ${link(r)} и ${link(r)} и ещё ${link(r)}`,
  (r) => `Chicas hermosas buscan citas calientes cerca de ti, sin tarjeta. ${link(r)} Entra ya, solo hoy es gratis.`,
  (r) =>
    `Contact form blast: we submit your message to millions of websites exactly like you got this one. Send your message to ${r.int(2, 9)} million sites for ${money(r)}. My Skype: live${r.int(100, 999)}`,
  (r) =>
    `Tenemos una base de datos de correos verificados de empresas, ideal para aumentar sus ventas. Oferta especial ${money(r)}. ${link(r)}`,
];

/** Texts of robots that imitate people; they reveal nothing by themselves. */
const smallTalk = [
  'Thank you for the information, I really liked your page.',
  'Great website, keep up the good work.',
  'Muy interesante el contenido de su página, gracias.',
  'Hello, how are you?',
];

const byHand = [
  'I run a small studio and have ideas for your homepage. Would Tuesday suit for a short call?',
  'Soy consultora y ayudo a fundaciones a ordenar sus procesos. ¿Con quién puedo hablar en su equipo?',
  'Vi o site de vocês e acho que posso ajudar com as redes sociais. Podemos conversar?',
];

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick([...'bcdfghjklmnpqrstvwxz'])).join('');
}

function mixedLetters(random: Random): string {
  return Array.from({ length: random.int(9, 16) }, () => {
    const letter = random.pick([...'abcdefghijklmnopqrstuvwxyz']);
    return random.chance(0.45) ? letter.toUpperCase() : letter;
  }).join('');
}
