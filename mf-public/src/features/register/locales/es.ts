import type { SameKeys } from '@enlace/shared-platform';

import type { texts as en } from './en';

export const texts: SameKeys<typeof en> = {
  choice: {
    eyebrow: 'Únete',
    title: '¿Cuál es tu puerta?',
    lead: 'Las seis llevan a la misma casa. Elige la que te queda hoy; después puedes ser más de una cosa.',
    known: '¿Ya estuviste aquí?',
    signIn: 'Inicia sesión',
    free: 'Unirse no cuesta nada.',
  },
  kinds: {
    latina: {
      name: 'Latina en tecnología',
      says: 'Programas, diseñas, mides o lideras, y ya no quieres ser la única.',
      gets: 'Mentoras, empleos, cursos y las mujeres de tu ciudad que saben de qué hablas.',
    },
    member: {
      name: 'Integrante',
      says: 'Quieres venir a eventos, tomar cursos y saber qué pasa.',
      gets: 'Eventos, cursos gratis y noticias, y un capítulo cerca de ti.',
    },
    ally: {
      name: 'Aliada o aliado',
      says: 'Das mentoría, enseñas, prestas una sala o una mano.',
      gets: 'Personas que necesitan tu hora: mentoría, charlas, una sala, una mano.',
    },
    founder: {
      name: 'Fundadora',
      says: 'Estás creando una empresa, o a punto de hacerlo.',
      gets: 'Otras fundadoras, primeras clientas e inversionistas que te buscan.',
    },
    recruiter: {
      name: 'Reclutadora',
      says: 'Tienes empleos y buscas a las mujeres que deberían tenerlos.',
      gets: 'Tus empleos ante las mujeres indicadas, candidatas e integrantes abiertas a ofertas.',
    },
    investor: {
      name: 'Inversionista',
      says: 'Pones dinero u horas en lo que otras construyen.',
      gets: 'Fundadoras que buscan dinero o consejo, y los eventos donde las conoces.',
    },
  },
  form: {
    eyebrow: 'Únete como',
    other: 'Elegir otra puerta',
    first_name: 'Nombre',
    last_name: 'Apellido',
    email: 'Correo electrónico',
    emailHint: 'Te enviamos un código para comprobar que es tuyo.',
    password: 'Contraseña',
    passwordHint: 'Al menos {minimum} caracteres. Una frase corta se recuerda fácil.',
    company_name: 'Empresa',
    terms: 'Acepto las {rules} y leí la {privacy}.',
    rules: 'reglas de la comunidad',
    privacy: 'política de privacidad',
    joins: 'Te unes al capítulo {chapter}.',
    send: 'Crear la cuenta',
    tail: 'Después recibes un correo con un código de seis cifras. Nada es público hasta que tú lo digas.',
  },
  latina: {
    title: 'Pasa. Te guardamos un lugar.',
    lead: 'Mentoras, empleos, cursos, y las mujeres de tu ciudad que saben exactamente de qué hablas.',
  },
  member: {
    title: 'Qué bueno que estás aquí.',
    lead: 'Eventos, cursos y noticias, y un capítulo adonde ir.',
  },
  ally: {
    title: 'Deja una puerta abierta.',
    lead: 'Una hora de mentoría al mes, una clase, una sala prestada. Alguien espera justo eso.',
  },
  founder: {
    title: 'Constrúyela entre las tuyas.',
    lead: 'Otras fundadoras, las primeras clientas y quienes invierten en mujeres como tú.',
  },
  recruiter: {
    title: 'Conócelas antes de que se postulen en otro lado.',
    lead: 'Publica empleos, mira quién quiere conversar, y que se sepa que lo dices en serio.',
  },
  investor: {
    title: 'Mira quién está construyendo.',
    lead: 'Fundadoras que valen una hora de tu semana y quizá más.',
  },
};
