import { texts as rights } from '../../../contract/texts/fi/rights.ts';
import { texts as states } from './parts/card-states.ts';
import { texts as time } from './parts/line-of-time.ts';
import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

const { roles } = rights;

export const texts = {
  frame,
  actions,
  states,
  time,
  title: 'Asiakas',
  description: 'Asiakkaan tiedot ja tapahtumat.',
  heading: 'Asiakas',
  missing: 'Asiakasta ei löydy.',
  born: 's. {0}',
  since: 'asiakas vuodesta {0}',
  languages: {
    fi: 'asioi suomeksi',
    sv: 'asioi ruotsiksi',
    en: 'asioi englanniksi',
  },
  joined: 'Tämä tili on yhdistetty toiseen eikä ole enää käytössä.',
  joinedLink: 'Avaa henkilö, jolle kaikki siirtyi',
  leaves: 'Asiakas on pyytänyt tilinsä poistamista. Tili poistetaan {0}.',
  why: 'Miksi kortti on voimassa?',
  viewAs: 'Katso asiakkaan silmin',
  now: 'Nyt',
  card: 'Kortti',
  noCard: 'ei korttia',
  number: 'Asiakasnumero',
  numbers: 'Aiemmat numerot',
  origins: {
    issued: 'annettu kortin mukana',
    imported: 'tuotu toisesta järjestelmästä',
    replaced: 'annettu kadonneen tilalle',
  },
  formerNumber: '{0}, suljettu {1}',
  visits: 'Käyntejä',
  hidden: 'päiväkirja on piilotettu',
  instalments: 'Kuukausierät',
  paidLateComing: '{0} maksettu, {1} myöhässä, {2} tulossa',
  email: 'Sähköposti',
  phone: 'Puhelin',
  address: 'Osoite',
  locked: 'Tämän saa tehdä: {0}',
  roles,
  looked: 'Avaaminen on kirjattu. Asiakas näkee sen omilta sivuiltaan.',
};
