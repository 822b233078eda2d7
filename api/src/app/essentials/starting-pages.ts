import { sql } from 'kysely';

import type { Db } from '../../infrastructure/db/database';
import { localizeWords, type Words } from './localize-words';

interface StartingPage {
  readonly slug: string;
  /** Registration links to a published page. Drafts have gaps in square brackets that an administrator fills in. */
  readonly isPublished: boolean;
  /** Place in the group `legal` of the footer. */
  readonly order: number;
  readonly title: Words;
  readonly label: Words;
  readonly summary: Words;
  /** HTML. */
  readonly body: readonly Words[];
}

const paragraph = (en: string, es: string, pt: string): Words => [`<p>${en}</p>`, `<p>${es}</p>`, `<p>${pt}</p>`];
const heading = (en: string, es: string, pt: string): Words => [`<h2>${en}</h2>`, `<h2>${es}</h2>`, `<h2>${pt}</h2>`];
const points = (...texts: readonly Words[]): Words => [pointsIn(texts, 0), pointsIn(texts, 1), pointsIn(texts, 2)];
const pointsIn = (texts: readonly Words[], at: 0 | 1 | 2): string =>
  `<ul>${texts.map((words) => `<li>${words[at]}</li>`).join('')}</ul>`;

const pages: readonly StartingPage[] = [
  {
    slug: 'code-of-conduct',
    isPublished: true,
    order: 10,
    title: ['Code of conduct', 'Código de conducta', 'Código de conduta'],
    label: ['Community rules', 'Reglas de la comunidad', 'Regras da comunidade'],
    summary: [
      'How we treat each other, and what happens when somebody does not.',
      'Cómo nos tratamos y qué pasa cuando alguien no lo hace.',
      'Como nos tratamos e o que acontece quando alguém não o faz.',
    ],
    body: [
      paragraph(
        'Everybody can take part here without fear. These rules apply at every event, in every conversation between members and on this site.',
        'Aquí todas las personas pueden participar sin miedo. Estas reglas valen en cada evento, en cada conversación entre integrantes y en este sitio.',
        'Aqui todas as pessoas podem participar sem medo. Estas regras valem em cada evento, em cada conversa entre integrantes e neste site.',
      ),
      heading('What we expect', 'Qué esperamos', 'O que esperamos'),
      points(
        [
          'Use the name and the words that a person uses for herself.',
          'Usa el nombre y las palabras que cada persona usa para sí.',
          'Use o nome e as palavras que a pessoa usa para si.',
        ],
        ['Let others finish.', 'Deja terminar a las demás personas.', 'Deixe as outras pessoas terminarem.'],
        [
          'Criticise the work, never the person.',
          'Critica el trabajo, nunca a la persona.',
          'Critique o trabalho, nunca a pessoa.',
        ],
        [
          'Ask before you take or publish a picture of somebody.',
          'Pregunta antes de tomar o publicar una foto de alguien.',
          'Pergunte antes de tirar ou publicar uma foto de alguém.',
        ],
      ),
      heading('What we do not accept', 'Qué no aceptamos', 'O que não aceitamos'),
      paragraph(
        'Harassment in words, pictures or touch; insults because of origin, skin, body, faith, age, disability, gender or love; following somebody, in a room or online; publishing somebody’s data.',
        'El acoso con palabras, imágenes o contacto; los insultos por el origen, la piel, el cuerpo, la fe, la edad, la discapacidad, el género o el amor; perseguir a alguien, en una sala o en línea; publicar los datos de otra persona.',
        'Assédio com palavras, imagens ou toque; insultos por origem, pele, corpo, fé, idade, deficiência, gênero ou amor; perseguir alguém, em uma sala ou online; publicar os dados de outra pessoa.',
      ),
      heading('When it goes wrong', 'Cuando algo sale mal', 'Quando algo dá errado'),
      paragraph(
        'Tell an organiser, or <a href="/report">report it here</a>, also without your name. We listen to everybody who was there. What can follow is a conversation, a warning, or the end of a membership.',
        'Díselo a quien organiza o <a href="/report">repórtalo aquí</a>, también sin tu nombre. Escuchamos a todas las personas que estuvieron. Puede seguir una conversación, una advertencia o el fin de una membresía.',
        'Fale com quem organiza ou <a href="/report">relate aqui</a>, também sem o seu nome. Ouvimos todas as pessoas que estavam lá. Pode seguir uma conversa, uma advertência ou o fim de uma participação.',
      ),
    ],
  },
  {
    slug: 'terms-of-use',
    isPublished: false,
    order: 30,
    title: ['Terms of use', 'Términos de uso', 'Termos de uso'],
    label: ['Terms of use', 'Términos de uso', 'Termos de uso'],
    summary: [
      'What you may expect of us, and we of you.',
      'Qué puedes esperar de nosotras y nosotras de ti.',
      'O que você pode esperar de nós e nós de você.',
    ],
    body: [
      paragraph(
        'This site is run by [name and address of the organisation]. Everybody who uses it agrees to these terms, to the <a href="/pages/code-of-conduct">code of conduct</a> and to the <a href="/about/privacy">privacy policy</a>.',
        'Este sitio lo lleva [nombre y dirección de la organización]. Quien lo usa acepta estos términos, el <a href="/pages/code-of-conduct">código de conducta</a> y la <a href="/about/privacy">política de privacidad</a>.',
        'Este site é mantido por [nome e endereço da organização]. Quem o usa aceita estes termos, o <a href="/pages/code-of-conduct">código de conduta</a> e a <a href="/about/privacy">política de privacidade</a>.',
      ),
      heading('Your account', 'Tu cuenta', 'A sua conta'),
      paragraph(
        'An account belongs to one person of at least [16] years. Keep the password to yourself. You can remove the account at any time.',
        'Una cuenta es de una sola persona de [16] años o más. Guarda la contraseña para ti. Puedes eliminar la cuenta cuando quieras.',
        'Uma conta é de uma só pessoa com [16] anos ou mais. Guarde a senha para você. Você pode remover a conta quando quiser.',
      ),
      heading('What you publish', 'Lo que publicas', 'O que você publica'),
      paragraph(
        'Your texts and pictures stay yours. You allow us to show them here as long as they are online. Publish only what is yours or what you may share.',
        'Tus textos e imágenes siguen siendo tuyos. Nos permites mostrarlos aquí mientras estén publicados. Publica solo lo que es tuyo o puedes compartir.',
        'Os seus textos e imagens continuam seus. Você permite que os mostremos aqui enquanto estiverem no ar. Publique só o que é seu ou o que pode compartilhar.',
      ),
      heading('Tickets and payments', 'Boletos y pagos', 'Ingressos e pagamentos'),
      paragraph(
        '[Until when a ticket is refunded, and how a membership ends.]',
        '[Hasta cuándo se devuelve el dinero de un boleto y cómo termina una membresía.]',
        '[Até quando um ingresso é reembolsado e como termina uma assinatura.]',
      ),
      heading('What we answer for', 'De qué respondemos', 'Pelo que respondemos'),
      paragraph(
        '[The liability of the organisation, and the law that applies.]',
        '[La responsabilidad de la organización y la ley que se aplica.]',
        '[A responsabilidade da organização e a lei que se aplica.]',
      ),
    ],
  },
  {
    slug: 'accessibility',
    isPublished: false,
    order: 40,
    title: ['Accessibility', 'Accesibilidad', 'Acessibilidade'],
    label: ['Accessibility', 'Accesibilidad', 'Acessibilidade'],
    summary: [
      'What you can count on, and what we have not yet managed.',
      'Con qué puedes contar y qué no hemos logrado todavía.',
      'Com o que você pode contar e o que ainda não conseguimos.',
    ],
    body: [
      paragraph(
        'This site follows WCAG 2.2, level AA: it can be used with the keyboard alone, with a screen reader, enlarged and without colours.',
        'Este sitio sigue WCAG 2.2, nivel AA: se puede usar solo con el teclado, con lector de pantalla, ampliado y sin colores.',
        'Este site segue as WCAG 2.2, nível AA: pode ser usado só com o teclado, com leitor de tela, ampliado e sem cores.',
      ),
      heading('At our events', 'En nuestros eventos', 'Nos nossos eventos'),
      paragraph(
        '[What people can ask for at events: captions, sign language, a step-free way.]',
        '[Qué se puede pedir en los eventos: subtítulos, lengua de señas, un acceso sin escalones.]',
        '[O que se pode pedir nos eventos: legendas, língua de sinais, um acesso sem degraus.]',
      ),
      heading('What does not work yet', 'Qué no funciona todavía', 'O que ainda não funciona'),
      paragraph('[Known barriers.]', '[Barreras conocidas.]', '[Barreiras conhecidas.]'),
      heading('Tell us', 'Cuéntanos', 'Conte para nós'),
      paragraph(
        '<a href="/contact">Write to us</a> what you wanted to do and what stopped you.',
        '<a href="/contact">Escríbenos</a> qué querías hacer y qué te lo impidió.',
        '<a href="/contact">Escreva para nós</a> o que você queria fazer e o que impediu.',
      ),
    ],
  },
];

/** The pages of a new site that editors change; the privacy policy is part of the remote `mf-public`. */
export const startingPages = pages.map((page) => ({
  name: `page ${page.slug}`,
  add: (db: Db) => addPage(db, page),
}));

async function addPage(db: Db, { slug, isPublished, order, title, label, summary, body }: StartingPage): Promise<void> {
  const bodyIn = (at: 0 | 1 | 2): string => body.map((words) => words[at]).join('');
  const words = localizeWords({ title, summary, nav_label: label, body: [bodyIn(0), bodyIn(1), bodyIn(2)] });
  await sql`insert into pages (slug, title, summary, nav_label, body, translations, nav_place, nav_order, published_at)
    values (${slug}, ${words.title}, ${words.summary}, ${words.nav_label}, ${words.body},
      ${JSON.stringify(words.translations)}::jsonb, 'legal', ${order},
      case when ${isPublished}::boolean then date_trunc('milliseconds', now()) end)
    on conflict (slug) do nothing`.execute(db);
}
