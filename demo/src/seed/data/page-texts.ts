import type { ContentPage } from './content-page';
import { heading, paragraph } from './html-words';
import { accessibilityPage, rulesPage } from './rule-texts';
import { termsPage } from './terms-texts';

export const contentPages: readonly ContentPage[] = [
  rulesPage,
  {
    title: ['Start a chapter', 'Abrir un capítulo', 'Abrir um capítulo'],
    summary: [
      'Three women, one evening a month, and what we bring along.',
      'Tres mujeres, una noche al mes y lo que nosotras ponemos.',
      'Três mulheres, uma noite por mês e o que nós trazemos.',
    ],
    paragraphs: [
      paragraph(
        'A chapter begins with three women who do not live in the same household and can keep one evening a month free for a year. That is all we ask for in the beginning.',
        'Un capítulo empieza con tres mujeres que no viven en la misma casa y pueden reservar una noche al mes durante un año. Es todo lo que pedimos al principio.',
        'Um capítulo começa com três mulheres que não moram na mesma casa e podem reservar uma noite por mês durante um ano. É tudo o que pedimos no começo.',
      ),
      heading('What it takes', 'Qué hace falta', 'O que é preciso'),
      [
        '<ul><li>A room with a door, a lamp and a kettle: a library, an office, a kitchen.</li><li>Somebody who writes the invitation, and somebody who greets at the door.</li><li>The code of conduct, read aloud at the first evening.</li></ul>',
        '<ul><li>Una sala con puerta, lámpara y tetera: una biblioteca, una oficina, una cocina.</li><li>Alguien que escriba la invitación y alguien que reciba en la puerta.</li><li>El código de conducta, leído en voz alta la primera noche.</li></ul>',
        '<ul><li>Uma sala com porta, lâmpada e chaleira: uma biblioteca, um escritório, uma cozinha.</li><li>Alguém que escreva o convite e alguém que receba na porta.</li><li>O código de conduta, lido em voz alta na primeira noite.</li></ul>',
      ],
      heading('What we bring along', 'Qué ponemos nosotras', 'O que nós trazemos'),
      paragraph(
        'The page of the chapter, its mails and its tickets; insurance for the room; a leader of another chapter who answers the telephone; and the soup.',
        'La página del capítulo, sus correos y sus entradas; el seguro de la sala; una líder de otro capítulo que contesta el teléfono; y la sopa.',
        'A página do capítulo, os e-mails e os ingressos; o seguro da sala; uma líder de outro capítulo que atende o telefone; e a sopa.',
      ),
      heading('How it begins', 'Cómo se empieza', 'Como começa'),
      [
        '<ol><li><a href="/take-part/chapter">Tell us your city and your three names</a>.</li><li>Talk for an hour with a leader from a chapter of your size.</li><li>Hold a first evening. We pay for the soup.</li></ol>',
        '<ol><li><a href="/take-part/chapter">Dinos tu ciudad y sus tres nombres</a>.</li><li>Conversen una hora con una líder de un capítulo de su tamaño.</li><li>Hagan una primera noche. Nosotras pagamos la sopa.</li></ol>',
        '<ol><li><a href="/take-part/chapter">Diga a sua cidade e os três nomes</a>.</li><li>Conversem uma hora com uma líder de um capítulo do seu tamanho.</li><li>Façam uma primeira noite. Nós pagamos a sopa.</li></ol>',
      ],
    ],
  },
  {
    title: ['How we spend money', 'Cómo usamos el dinero', 'Como usamos o dinheiro'],
    nav: { place: 'organisation', order: 50 },
    summary: [
      'Every year, on one page, in three languages.',
      'Cada año, en una página, en tres idiomas.',
      'Todo ano, em uma página, em três idiomas.',
    ],
    paragraphs: [
      paragraph(
        'Of each hundred that we are given, sixty-one go to chapters, twenty-two to scholarships, eleven to the people who keep the books and this platform, and six to the reserve that paid the rents when nobody could meet.',
        'De cada cien que nos dan, sesenta y uno van a los capítulos, veintidós a becas, once a quienes llevan las cuentas y esta plataforma, y seis a la reserva que pagó las rentas cuando nadie podía reunirse.',
        'De cada cem que recebemos, sessenta e um vão para os capítulos, vinte e dois para bolsas, onze para quem cuida das contas e desta plataforma, e seis para a reserva que pagou os aluguéis quando ninguém podia se encontrar.',
      ),
    ],
  },
  accessibilityPage,
  {
    title: ['Write for us', 'Escribe con nosotras', 'Escreva conosco'],
    summary: [
      'Articles by members: what we look for, what we pay, how long it takes.',
      'Artículos de integrantes: qué buscamos, cuánto pagamos, cuánto tarda.',
      'Artigos de integrantes: o que procuramos, quanto pagamos, quanto demora.',
    ],
    paragraphs: [
      paragraph(
        'Send three sentences, not a finished text. An editor answers within ten days, works on it with you in your language, and somebody else translates it. You are paid when you hand it in, whether we print it or not.',
        'Manda tres frases, no un texto terminado. Una editora responde en diez días, lo trabaja contigo en tu idioma y otra persona lo traduce. Se paga al entregar, lo publiquemos o no.',
        'Mande três frases, não um texto pronto. Uma editora responde em dez dias, trabalha com você no seu idioma e outra pessoa traduz. Você recebe ao entregar, publiquemos ou não.',
      ),
    ],
  },
  {
    title: ['Volunteer', 'Ser voluntaria', 'Ser voluntária'],
    summary: [
      'An hour a month is a good beginning.',
      'Una hora al mes es un buen comienzo.',
      'Uma hora por mês é um bom começo.',
    ],
    paragraphs: [
      paragraph(
        'We look for people who read applications, hold the door, fix a laptop, translate a page or bring chairs. Say what you like to do; we do not fill gaps with people.',
        'Buscamos personas que lean solicitudes, abran la puerta, reparen una computadora, traduzcan una página o traigan sillas. Cuéntanos qué te gusta hacer; no tapamos huecos con personas.',
        'Procuramos pessoas que leiam inscrições, segurem a porta, consertem um computador, traduzam uma página ou tragam cadeiras. Diga o que gosta de fazer; não tapamos buracos com pessoas.',
      ),
      paragraph(
        '<a href="/take-part/volunteer">Say what you would like to do</a>, and the leaders of your chapter write to you.',
        '<a href="/take-part/volunteer">Dinos qué te gustaría hacer</a> y las líderes de tu capítulo te escriben.',
        '<a href="/take-part/volunteer">Diga o que gostaria de fazer</a> e as líderes do seu capítulo escrevem para você.',
      ),
    ],
  },
  {
    title: ['Questions people ask', 'Preguntas que nos hacen', 'Perguntas que nos fazem'],
    nav: { place: 'organisation', order: 45, label: ['Questions', 'Preguntas', 'Perguntas'] },
    summary: [
      'Do I have to be an engineer? No. And other short answers.',
      '¿Tengo que ser ingeniera? No. Y otras respuestas cortas.',
      'Preciso ser engenheira? Não. E outras respostas curtas.',
    ],
    paragraphs: [
      heading('Does it cost anything?', '¿Cuesta algo?', 'Custa alguma coisa?'),
      paragraph(
        'Coming to a chapter is free, and stays free. Some events sell tickets to pay for the room.',
        'Venir a un capítulo es gratis y lo seguirá siendo. Algunos eventos venden boletos para pagar la sala.',
        'Vir a um capítulo é grátis e vai continuar sendo. Alguns eventos vendem ingressos para pagar a sala.',
      ),
      heading('May I bring my children?', '¿Puedo llevar a mis hijos?', 'Posso levar meus filhos?'),
      paragraph('Yes. Always.', 'Sí. Siempre.', 'Sim. Sempre.'),
    ],
  },
  {
    title: ['Our history', 'Nuestra historia', 'Nossa história'],
    summary: [
      'From one kitchen table to sixty rooms.',
      'De una mesa de cocina a sesenta salas.',
      'De uma mesa de cozinha a sessenta salas.',
    ],
    paragraphs: [
      paragraph(
        'Six women, one table, a printer that only printed on Tuesdays. What they wanted was modest: to know somebody who does the same work. The list of those somebodies has since grown long.',
        'Seis mujeres, una mesa, una impresora que solo imprimía los martes. Querían algo modesto: conocer a alguien que hiciera el mismo trabajo. La lista de esas alguien se ha hecho larga.',
        'Seis mulheres, uma mesa, uma impressora que só imprimia às terças. Queriam algo modesto: conhecer alguém que fizesse o mesmo trabalho. A lista dessas alguém ficou longa.',
      ),
    ],
  },
  {
    title: ['Partners and how we choose them', 'Aliadas y cómo las elegimos', 'Parceiras e como as escolhemos'],
    summary: [
      'Whose money we take, and whose we have sent back.',
      'De quién recibimos dinero y a quién se lo devolvimos.',
      'De quem aceitamos dinheiro e a quem devolvemos.',
    ],
    paragraphs: [
      paragraph(
        'A partner publishes the pay of the positions she offers here, answers every application, and is named with what she gave. Three times we have sent money back; the reasons are in the yearly report.',
        'Una aliada publica el sueldo de las vacantes que ofrece aquí, responde cada solicitud y aparece con lo que dio. Tres veces devolvimos dinero; las razones están en el informe anual.',
        'Uma parceira publica o salário das vagas que oferece aqui, responde a cada inscrição e aparece com o que deu. Três vezes devolvemos dinheiro; os motivos estão no relatório anual.',
      ),
    ],
  },
  {
    title: ['Member handbook', 'Manual de integrantes', 'Manual das integrantes'],
    summary: [
      'Everything that members asked in their first month.',
      'Todo lo que las integrantes preguntaron en su primer mes.',
      'Tudo o que as integrantes perguntaram no primeiro mês.',
    ],
    paragraphs: [
      paragraph(
        'Your profile is seen by whom you choose; the switches are under privacy. Mentors are found through the chapter, not through a form. If you are looking for work, say so: recruiters see only those who do.',
        'Tu perfil lo ve quien tú elijas; los interruptores están en privacidad. Las mentoras se encuentran en el capítulo, no en un formulario. Si buscas trabajo, dilo: las reclutadoras solo ven a quienes lo dicen.',
        'O seu perfil é visto por quem você escolher; as opções estão em privacidade. As mentoras se encontram no capítulo, não em um formulário. Se procura trabalho, diga: as recrutadoras só veem quem diz.',
      ),
    ],
    roles: ['latinas', 'founders'],
  },
  {
    title: ['Guide for recruiters', 'Guía para reclutadoras', 'Guia para recrutadoras'],
    summary: [
      'Advertisements that are answered, and letters that are not.',
      'Anuncios que reciben respuesta y cartas que no.',
      'Anúncios que recebem resposta e cartas que não.',
    ],
    paragraphs: [
      paragraph(
        'State the pay, the time zone and what happens after the first conversation. Do not write to the same person twice in a month. Our members tell each other who answers.',
        'Di el sueldo, el huso horario y qué pasa después de la primera conversación. No escribas dos veces al mes a la misma persona. Nuestras integrantes se cuentan quién responde.',
        'Diga o salário, o fuso horário e o que acontece depois da primeira conversa. Não escreva duas vezes por mês para a mesma pessoa. As nossas integrantes contam umas às outras quem responde.',
      ),
    ],
    roles: ['recruiters'],
  },
  {
    title: ['Guide for allies', 'Guía para aliados', 'Guia para aliados'],
    summary: [
      'How to help without standing in the light.',
      'Cómo ayudar sin tapar la luz.',
      'Como ajudar sem fazer sombra.',
    ],
    paragraphs: [
      paragraph(
        'Bring chairs, introductions and time. Leave the microphone. The best question is still: what would be useful?',
        'Trae sillas, contactos y tiempo. Deja el micrófono. La mejor pregunta sigue siendo: ¿qué sería útil?',
        'Traga cadeiras, contatos e tempo. Deixe o microfone. A melhor pergunta continua sendo: o que seria útil?',
      ),
    ],
    roles: ['allies'],
  },
  {
    title: ['The founders’ circle', 'El círculo de fundadoras', 'O círculo das fundadoras'],
    summary: [
      'Dates, the reading list, and the rule of the closed door.',
      'Fechas, lecturas y la regla de la puerta cerrada.',
      'Datas, leituras e a regra da porta fechada.',
    ],
    paragraphs: [
      paragraph(
        'We meet every second Wednesday. One of us brings a problem and its numbers, the others ask; advice is given only when she asks for it. Nothing leaves the room.',
        'Nos vemos cada segundo miércoles. Una trae un problema y sus números, las demás preguntan; los consejos se dan solo si ella los pide. Nada sale de la sala.',
        'Nos encontramos a cada duas quartas-feiras. Uma traz um problema e os seus números, as outras perguntam; conselho, só quando ela pede. Nada sai da sala.',
      ),
    ],
    roles: ['founders'],
  },
  {
    title: ['Data room for investors', 'Sala de datos para inversionistas', 'Sala de dados para investidores'],
    summary: [
      'The companies of our founders, once a quarter.',
      'Las empresas de nuestras fundadoras, cada trimestre.',
      'As empresas das nossas fundadoras, a cada trimestre.',
    ],
    paragraphs: [
      paragraph(
        'Figures are the founders’ own and unaudited. Write to a founder only through the introduction on her page; whoever goes around it leaves the circle.',
        'Las cifras son de las fundadoras y no están auditadas. Escribe a una fundadora solo por la presentación en su página; quien la salta sale del círculo.',
        'Os números são das fundadoras e não foram auditados. Escreva a uma fundadora só pela apresentação na página dela; quem a contorna sai do círculo.',
      ),
    ],
    roles: ['investors'],
  },
  {
    title: ['Notes for chapter leaders', 'Notas para líderes de capítulo', 'Notas para líderes de capítulo'],
    summary: [
      'Budgets, keys, difficult evenings.',
      'Presupuestos, llaves, noches difíciles.',
      'Orçamentos, chaves, noites difíceis.',
    ],
    paragraphs: [
      paragraph(
        'Receipts by the fifth of the month, keys to two people, never to one. After a difficult evening call another leader before you go to bed; the list of numbers hangs inside the cupboard.',
        'Recibos antes del cinco, llaves a dos personas, nunca a una. Después de una noche difícil llama a otra líder antes de dormir; la lista de teléfonos está dentro del armario.',
        'Recibos até o dia cinco, chaves com duas pessoas, nunca com uma. Depois de uma noite difícil ligue para outra líder antes de dormir; a lista de telefones está dentro do armário.',
      ),
    ],
    roles: ['latinas', 'admin'],
  },
  {
    title: ['Press kit', 'Material de prensa', 'Material de imprensa'],
    summary: [
      'Our name, our mark and the figures that you may print.',
      'Nuestro nombre, nuestro signo y las cifras que puedes publicar.',
      'O nosso nome, o nosso sinal e os números que você pode publicar.',
    ],
    paragraphs: [
      heading('The name', 'El nombre', 'O nome'),
      paragraph(
        'Please write the name with a capital letter and nothing else. For a conversation use the form on the <a href="/press">press page</a>; we answer the same day when you tell us your deadline.',
        'Por favor escribe el nombre con mayúscula y nada más. Para una conversación usa el formulario de la <a href="/press">página de prensa</a>; respondemos el mismo día si nos dices tu cierre.',
        'Por favor, escreva o nome com maiúscula e nada mais. Para uma conversa use o formulário da <a href="/press">página de imprensa</a>; respondemos no mesmo dia se você disser o seu prazo.',
      ),
      heading('The mark', 'El signo', 'O sinal'),
      paragraph(
        'Two rings that hold each other: <a href="/static/favicon.svg">as a drawing of any size</a> and <a href="/static/apple-touch-icon.png">as a picture</a>. Leave as much room around it as one ring is wide, and keep its colours.',
        'Dos aros que se sostienen: <a href="/static/favicon.svg">como dibujo de cualquier tamaño</a> y <a href="/static/apple-touch-icon.png">como imagen</a>. Deja alrededor el espacio de un aro y conserva sus colores.',
        'Dois aros que se seguram: <a href="/static/favicon.svg">como desenho de qualquer tamanho</a> e <a href="/static/apple-touch-icon.png">como imagem</a>. Deixe em volta o espaço de um aro e mantenha as cores.',
      ),
      heading('The figures', 'Las cifras', 'Os números'),
      paragraph(
        'Members, chapters and events are counted every day on the <a href="/">first page</a>. Print them with the day on which you read them.',
        'Las integrantes, los capítulos y los eventos se cuentan cada día en la <a href="/">portada</a>. Publícalos con el día en que los leíste.',
        'As integrantes, os capítulos e os eventos são contados todos os dias na <a href="/">primeira página</a>. Publique-os com o dia em que os leu.',
      ),
    ],
  },
  termsPage,
];
