import { ANSWER_WORKING_DAYS } from '../../../domain/contact/contact-message.ts';
import { texts as subjects } from './parts/contact-subjects.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  subjects,
  title: 'Yhteydenotot',
  description: 'Asiakkaiden viestit asiakaspalvelulle.',
  heading: 'Yhteydenotot',
  lead: `Vanhin ensin. Tavoitteena on vastata ${ANSWER_WORKING_DAYS} arkipäivän kuluessa.`,
  nothing: 'Yksikään viesti ei odota vastausta.',
  more: 'Näytetään sata vanhinta.',
  done: 'Viimeksi hoidetut',
  case: 'Asia {0}',
  answered: 'vastattu',
};
