import type { AboutDocument } from './about-document';

export const document: AboutDocument = {
  title: 'We kept the kitchen table.',
  lead: 'We are a non-profit community that connects, supports and empowers Latina women working in tech. This is where we come from, what we hold on to and how it works.',
  story: {
    title: 'How it began',
    paragraphs: [
      'There were five of us, each the only Latina on her team. A tester, two developers, a data analyst and a designer who had just been asked, again, whether she was there to take notes. We met in a kitchen because it was free and because somebody’s mother had made arepas.',
      'The plan was to fix a deployment. We fixed it by nine. At one in the morning we were still there: comparing salaries out loud for the first time, rewriting a résumé line by line, rehearsing how to say no to a manager. The next month there were fourteen of us and not enough chairs.',
      'So we found a bigger room, then a second city, then a third. Women who moved abroad took the evening with them and started it again in another language. Nobody ever planned a network. We only kept writing down what worked, so that the next host would not have to begin from nothing.',
    ],
  },
  quote: 'Nobody ever planned a network. We only kept writing down what worked.',
  values: {
    title: 'What we hold on to',
    entries: [
      {
        title: 'Nobody explains herself',
        text: 'Accent, age, degree or none, first job or fifteenth: you belong from the moment you walk in.',
      },
      {
        title: 'Teach what you learned last week',
        text: 'You do not have to be an expert to help. The best teacher is often one step ahead of you.',
      },
      {
        title: 'Say the number',
        text: 'Salaries, rates, offers. What is spoken aloud in our rooms has changed more careers than any panel.',
      },
      {
        title: 'Hold the door',
        text: 'When you get in, look back. A referral, an introduction, an honest review of a portfolio.',
      },
      {
        title: 'Local first',
        text: 'A chapter knows its city better than any headquarters. It decides what it needs and when.',
      },
      {
        title: 'Safe is not optional',
        text: 'Our code of conduct holds in every room and every chat. Whoever breaks it leaves, whoever she or he is.',
      },
    ],
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Chapters',
        text: 'Each city has a chapter, led by members who live there. They choose the dates, the topics and the place.',
      },
      {
        title: 'Events',
        text: 'Workshops, coffee chats, career panels, study nights. Most cost nothing; when one does, the price is on its page before you sign up.',
      },
      {
        title: 'Members',
        text: 'Membership is open to Latina women in tech at any stage. Allies, recruiters, founders and investors take part in their own way, and always visibly as such.',
      },
      {
        title: 'A new city',
        text: 'No chapter near you? Two women and one evening are enough. The nearest chapter helps with the first event and stays until the third.',
      },
    ],
  },
  money: {
    title: 'Where the money comes from',
    paragraphs: [
      'We are a non-profit. Companies that want to hire fairly pay for what they use, sponsors pay for rooms and coffee, and members never pay to be let in.',
      'Your data is not part of any deal. Nobody buys a list of our members, because there is none for sale.',
    ],
  },
  closing: { title: 'There is a chair for you.', chapters: 'Find your chapter', events: 'See the next events' },
};
