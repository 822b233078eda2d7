export const texts = {
  choice: {
    eyebrow: 'Join',
    title: 'Which door is yours?',
    lead: 'All six lead into the same house. Choose the one that fits you today; you can be more than one thing later.',
    known: 'Been here before?',
    signIn: 'Sign in',
    free: 'Joining costs nothing.',
  },
  kinds: {
    latina: {
      name: 'Latina in tech',
      says: 'You build, design, measure or lead, and you are done being the only one.',
      gets: 'Mentors, jobs, courses, and the women of your city who know what you mean.',
    },
    member: {
      name: 'Member',
      says: 'You want to come to events, take courses and hear what is going on.',
      gets: 'Events, free courses and news, and a chapter near you.',
    },
    ally: {
      name: 'Ally',
      says: 'You mentor, teach, lend a room or a hand.',
      gets: 'People who need your hour: mentoring, talks, a room, a hand.',
    },
    founder: {
      name: 'Founder',
      says: 'You are making a company, or about to.',
      gets: 'Other founders, first customers, and investors who look for you.',
    },
    recruiter: {
      name: 'Recruiter',
      says: 'You have jobs and look for the women who should have them.',
      gets: 'Your jobs before the right women, candidates, and members open to offers.',
    },
    investor: {
      name: 'Investor',
      says: 'You put money or hours into what others build.',
      gets: 'Founders who look for money or advice, and the events where you meet them.',
    },
  },
  form: {
    eyebrow: 'Join as',
    other: 'Choose another door',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail',
    emailHint: 'We send you a code to prove that it is yours.',
    password: 'Password',
    passwordHint: 'At least {minimum} characters. A short sentence is easy to keep in mind.',
    company_name: 'Company',
    terms: 'I agree to the {rules} and have read the {privacy}.',
    rules: 'rules of the community',
    privacy: 'privacy policy',
    joins: 'You join the chapter {chapter}.',
    send: 'Create the account',
    tail: 'Next you get a mail with a code of six digits. Nothing is public until you say so.',
  },
  latina: {
    title: 'Come in. We kept you a seat.',
    lead: 'Mentors, jobs, courses, and the women in your city who know exactly what you mean.',
  },
  member: {
    title: 'Good that you are here.',
    lead: 'Events, courses and news, and a chapter to go to.',
  },
  ally: {
    title: 'Hold a door open.',
    lead: 'Mentor an hour a month, teach what you know, lend a room. Somebody is waiting for exactly that.',
  },
  founder: {
    title: 'Build it among your own.',
    lead: 'Other founders, first customers, and people who invest in women like you.',
  },
  recruiter: {
    title: 'Meet them before they apply elsewhere.',
    lead: 'Publish jobs, see who is open to talk, and be known as a place that means it.',
  },
  investor: {
    title: 'See who is building.',
    lead: 'Founders who are worth an hour of your week and perhaps more.',
  },
} as const;
