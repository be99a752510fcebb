import { texts as form } from '../../../contract/texts/fi/validation.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts = {
  title: 'Omat tiedot',
  description: 'Yhteystietosi, kielesi ja salasanasi.',
  common,
  form,
  signInAgain,
  saved: 'Tiedot tallennettu',
  failed: 'Tallennus ei onnistunut. Yritä uudelleen.',
  contact: 'Yhteystiedot',
  newsletter: 'Haluan uutiskirjeen sähköpostilla ja tekstiviestillä',
  save: 'Tallenna',
  language: {
    legend: 'Millä kielellä kirjoitamme sinulle?',
    fi: 'Suomeksi',
    sv: 'På svenska',
    en: 'In English',
  },
  letters: {
    title: 'Viestit sinulle',
    reminders: 'Muistuta minua, kun kortti on päättymässä',
    giftNews: 'Kerro, kun antamani lahja aktivoidaan tai jää avaamatta',
    always: 'Tilauksiasi, maksujasi ja tiliäsi koskevat viestit lähetämme aina.',
  },
  fixed: {
    title: 'Kortin haltija',
    reason:
      'Nimeä ja syntymävuotta ei voi muuttaa, koska kortti tehdään niiden perusteella automaattisesti ja ne tarkistetaan kassalla. Jos niissä on virhe, [asiakaspalvelu](Help) auttaa.',
  },
  email: {
    title: 'Sähköpostiosoite',
    now: 'Kirjaudut nyt osoitteella {0}.',
    waiting: 'Lähetimme vahvistuslinkin osoitteeseen {0}. Osoite vaihtuu, kun avaat linkin.',
    next: 'Uusi sähköpostiosoite',
    send: 'Lähetä vahvistuslinkki',
  },
  password: {
    title: 'Vaihda salasana',
    titleFirst: 'Aseta salasana',
    change: 'Tallenna salasana',
    changed: 'Salasana on vaihdettu',
  },
};
