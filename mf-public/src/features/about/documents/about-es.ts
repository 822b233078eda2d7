import type { AboutDocument } from './about-document';

export const document: AboutDocument = {
  title: 'Nos quedamos con la mesa de la cocina.',
  lead: 'Somos una comunidad sin fines de lucro que conecta, apoya y empodera a las mujeres latinas que trabajan en tecnología. Aquí contamos de dónde venimos, qué no soltamos y cómo funciona todo.',
  story: {
    title: 'Cómo empezó',
    paragraphs: [
      'Éramos cinco, cada una la única latina de su equipo. Una tester, dos desarrolladoras, una analista de datos y una diseñadora a la que acababan de preguntarle, otra vez, si venía a tomar notas. Nos juntamos en una cocina porque era gratis y porque la mamá de una había hecho arepas.',
      'El plan era arreglar un despliegue. A las nueve ya estaba. A la una de la mañana seguíamos ahí: diciendo en voz alta por primera vez cuánto ganábamos, reescribiendo un currículum línea por línea, ensayando cómo decirle que no a un jefe. Al mes siguiente éramos catorce y faltaban sillas.',
      'Buscamos un salón más grande, luego una segunda ciudad, luego una tercera. Las que se mudaron a otro país se llevaron la velada y la empezaron de nuevo en otro idioma. Nadie planeó nunca una red. Solo fuimos anotando lo que funcionaba, para que la siguiente anfitriona no tuviera que empezar de cero.',
    ],
  },
  quote: 'Nadie planeó nunca una red. Solo fuimos anotando lo que funcionaba.',
  values: {
    title: 'Lo que no soltamos',
    entries: [
      {
        title: 'Nadie tiene que explicarse',
        text: 'Acento, edad, con título o sin él, primer empleo o decimoquinto: eres parte desde que cruzas la puerta.',
      },
      {
        title: 'Enseña lo que aprendiste la semana pasada',
        text: 'No hace falta ser experta para ayudar. La mejor maestra suele ir apenas un paso adelante.',
      },
      {
        title: 'Di la cifra',
        text: 'Sueldos, tarifas, ofertas. Lo que decimos en voz alta en nuestras reuniones ha cambiado más carreras que cualquier panel.',
      },
      {
        title: 'Sostén la puerta',
        text: 'Cuando entres, mira hacia atrás. Una recomendación, una presentación, una opinión honesta sobre un portafolio.',
      },
      {
        title: 'Primero lo local',
        text: 'Un capítulo conoce su ciudad mejor que cualquier sede central. Decide qué necesita y cuándo.',
      },
      {
        title: 'La seguridad no se negocia',
        text: 'Nuestro código de conducta vale en cada sala y en cada chat. Quien lo rompe se va, sea quien sea.',
      },
    ],
  },
  how: {
    title: 'Cómo funciona',
    steps: [
      {
        title: 'Capítulos',
        text: 'Cada ciudad tiene un capítulo que lideran integrantes que viven ahí. Ellas eligen las fechas, los temas y el lugar.',
      },
      {
        title: 'Eventos',
        text: 'Talleres, cafés, paneles de carrera, noches de estudio. La mayoría no cuesta nada; si uno cuesta, el precio está en su página antes de inscribirte.',
      },
      {
        title: 'Integrantes',
        text: 'La membresía está abierta a mujeres latinas en tecnología en cualquier etapa. Aliados, reclutadores, fundadoras e inversionistas participan a su manera y siempre se presentan como tales.',
      },
      {
        title: 'Una ciudad nueva',
        text: '¿No hay capítulo cerca? Bastan dos mujeres y una tarde. El capítulo más cercano ayuda con el primer evento y acompaña hasta el tercero.',
      },
    ],
  },
  money: {
    title: 'De dónde sale el dinero',
    paragraphs: [
      'Somos una organización sin fines de lucro. Las empresas que quieren contratar con justicia pagan lo que usan, los patrocinadores pagan los salones y el café, y las integrantes nunca pagan por entrar.',
      'Tus datos no forman parte de ningún trato. Nadie compra una lista de nuestras integrantes, porque no hay ninguna en venta.',
    ],
  },
  closing: { title: 'Hay una silla para ti.', chapters: 'Encuentra tu capítulo', events: 'Mira los próximos eventos' },
};
