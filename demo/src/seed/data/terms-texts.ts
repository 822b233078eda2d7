import type { ContentPage } from './content-page';
import { heading, paragraph } from './html-words';

export const termsPage: ContentPage = {
  title: ['Terms of use', 'Términos de uso', 'Termos de uso'],
  nav: { place: 'legal', order: 30 },
  summary: [
    'What you may expect of us, and we of you, in words that need no lawyer.',
    'Qué puedes esperar de nosotras y nosotras de ti, en palabras que no necesitan abogada.',
    'O que você pode esperar de nós e nós de você, em palavras que dispensam advogada.',
  ],
  paragraphs: [
    paragraph(
      'This platform is run by a non-profit association. Whoever uses it agrees to these terms, to the <a href="/pages/code-of-conduct">code of conduct</a> and to the <a href="/about/privacy">privacy policy</a>.',
      'Esta plataforma la lleva una asociación sin fines de lucro. Quien la usa acepta estos términos, el <a href="/pages/code-of-conduct">código de conducta</a> y la <a href="/about/privacy">política de privacidad</a>.',
      'Esta plataforma é mantida por uma associação sem fins lucrativos. Quem a usa aceita estes termos, o <a href="/pages/code-of-conduct">código de conduta</a> e a <a href="/about/privacy">política de privacidade</a>.',
    ),
    heading('Your account', 'Tu cuenta', 'A sua conta'),
    paragraph(
      'An account belongs to one person of at least 16 years. Keep the password to yourself. You can remove the account at any time; for two weeks you can take the removal back.',
      'Una cuenta es de una sola persona de 16 años o más. Guarda la contraseña para ti. Puedes eliminar la cuenta cuando quieras; durante dos semanas puedes deshacerlo.',
      'Uma conta é de uma só pessoa com 16 anos ou mais. Guarde a senha para você. Você pode remover a conta quando quiser; durante duas semanas pode desfazer a remoção.',
    ),
    heading('What you publish', 'Lo que publicas', 'O que você publica'),
    paragraph(
      'Your texts and pictures stay yours. You allow us to show them here and in our mails as long as they are online. Publish only what is yours or what you may share, and name those who helped.',
      'Tus textos e imágenes siguen siendo tuyos. Nos permites mostrarlos aquí y en nuestros correos mientras estén publicados. Publica solo lo que es tuyo o puedes compartir, y nombra a quienes ayudaron.',
      'Os seus textos e imagens continuam seus. Você permite que os mostremos aqui e nos nossos e-mails enquanto estiverem no ar. Publique só o que é seu ou o que pode compartilhar, e dê crédito a quem ajudou.',
    ),
    heading('Tickets and payments', 'Boletos y pagos', 'Ingressos e pagamentos'),
    paragraph(
      'The price that you see is the price that you pay. You get your money back until two days before an event, and always when we cancel it. A membership ends with the period that is paid for.',
      'El precio que ves es el precio que pagas. Te devolvemos el dinero hasta dos días antes del evento, y siempre si lo cancelamos nosotras. Una membresía termina con el periodo pagado.',
      'O preço que você vê é o preço que paga. Devolvemos o dinheiro até dois dias antes do evento, e sempre que nós o cancelarmos. Uma assinatura termina com o período pago.',
    ),
    heading('Jobs and companies', 'Empleos y empresas', 'Vagas e empresas'),
    paragraph(
      'Companies write their own job posts and answer for them. We check that a company exists and that a job names its pay; we are no party to a contract between you and a company.',
      'Las empresas escriben sus anuncios y responden por ellos. Revisamos que la empresa exista y que el empleo diga el sueldo; no somos parte de un contrato entre tú y una empresa.',
      'As empresas escrevem os seus anúncios e respondem por eles. Verificamos que a empresa existe e que a vaga informa o salário; não somos parte de um contrato entre você e uma empresa.',
    ),
    heading('Courses', 'Cursos', 'Cursos'),
    paragraph(
      'Courses are for your own learning. You may quote from them with their source. A certificate of ours says that you took part; it is no academic degree.',
      'Los cursos son para tu propio aprendizaje. Puedes citarlos con su fuente. Nuestro certificado dice que participaste; no es un título académico.',
      'Os cursos são para o seu próprio aprendizado. Você pode citá-los com a fonte. O nosso certificado diz que você participou; não é um título acadêmico.',
    ),
    heading('What we answer for', 'De qué respondemos', 'Pelo que respondemos'),
    paragraph(
      'We run this platform with care, but cannot promise that it is always there. We answer for damage that we cause by intent or gross negligence, and for what the law does not let us exclude.',
      'Llevamos esta plataforma con cuidado, pero no podemos prometer que siempre esté disponible. Respondemos por los daños que causemos con dolo o culpa grave y por lo que la ley no permite excluir.',
      'Cuidamos desta plataforma, mas não podemos prometer que esteja sempre no ar. Respondemos por danos que causarmos com dolo ou culpa grave e pelo que a lei não permite excluir.',
    ),
    heading('Changes', 'Cambios', 'Mudanças'),
    paragraph(
      'When these terms change, members get a mail thirty days before, with the old and the new sentence side by side. Whoever does not agree can leave until then, and gets back what is paid in advance.',
      'Cuando cambien estos términos, las integrantes reciben un correo treinta días antes, con la frase vieja y la nueva una al lado de la otra. Quien no esté de acuerdo puede irse hasta entonces y recupera lo pagado por adelantado.',
      'Quando estes termos mudarem, as integrantes recebem um e-mail trinta dias antes, com a frase antiga e a nova lado a lado. Quem não concordar pode sair até lá e recebe de volta o que pagou adiantado.',
    ),
  ],
};
