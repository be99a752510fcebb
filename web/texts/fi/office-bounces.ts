import { texts as actions } from './parts/office-actions.ts';
import { texts as frame } from './parts/office-frame.ts';

export const texts = {
  frame,
  actions,
  title: 'Palautuneet viestit',
  description: 'Viestit, jotka eivät menneet perille.',
  heading: 'Palautuneet viestit',
  lead: 'Nämä viestit eivät menneet perille. Muistutuksia ja muita vapaaehtoisia viestejä ei lähetetä osoitteeseen, josta viesti palautui, ennen kuin viesti on lähetetty uudelleen. Tilauksia ja maksuja koskevat viestit lähetetään aina.',
  nothing: 'Kaikki viestit ovat menneet perille.',
  gifts: {
    heading: 'Lahjat, jotka eivät ole perillä ({0})',
    nothing: 'Kaikki lahjat on toimitettu.',
    unsent: 'Lahja tilauksessa {0} ei ole lähtenyt',
    due: 'Sen piti lähteä {0}. Avaa tilaus ja lähetä lahja uudelleen.',
  },
  letters: 'Viestit ({0})',
  more: 'Näytetään sata vanhinta. Loput tulevat näkyviin, kun nämä on hoidettu.',
  when: '{0}, palautui {1}',
  order: 'Tilaus {0}',
  person: 'Asiakas: {0}',
  noPerson: 'Osoitteella ei ole tiliä.',
  moved: 'Asiakkaan osoite on nyt {0}.',
  causes: {
    noSuchAddress: 'Osoitetta ei ole. Siinä voi olla kirjoitusvirhe, tai se on poistettu käytöstä.',
    noSuchDomain:
      'Osoitteen loppuosaa (@-merkin jälkeen) ei ole. Siinä on luultavasti kirjoitusvirhe.',
    mailboxFull: 'Saajan postilaatikko on täynnä.',
    tooLarge: 'Viesti oli liian suuri saajan postilaatikolle.',
    refused: 'Saajan sähköpostipalvelu ei ottanut viestiä vastaan.',
    unreachable: 'Saajan sähköpostipalvelu ei vastannut kolmeen päivään.',
    other: 'Saajan sähköpostipalvelu palautti viestin.',
  },
  advice: {
    resend: 'Kysy asiakkaalta oikea osoite ja lähetä viesti siihen.',
    account:
      'Viesti lähtee tilin osoitteeseen {0}. Jos osoite on väärä, vaihda se ensin asiakkaan sivulla.',
    gift: 'Lahjan antajalle on lähetetty viesti, jossa on linkki osoitteen korjaamiseen. Voit myös korjata osoitteen tästä.',
    gone: 'Viestissä oli koodi tai linkki, joka ei ole enää voimassa, joten sitä ei voi lähettää uudelleen. Asiakas saa uuden pyytämällä sen itse.',
  },
  send: 'Lähetä uudelleen',
  done: 'Merkitse tehdyksi',
  failed: 'Toiminto ei onnistunut. Yritä uudelleen.',
  status: 'koodi {0}',
  unreachable: {
    heading: 'Eivät ole saaneet tietoa uusista ehdoista',
    lead: 'Uudet käyttöehdot tulevat voimaan {0}. Näille asiakkaille ei ole lähetetty viestiä niistä, koska heidän osoitteestaan on palautunut viesti. Kun osoite on korjattu tai palautunut viesti lähetetty uudelleen, viesti ehdoista lähtee vuorokauden kuluessa. Jos osoitetta ei saada selville, lähetä ehdot kirjeenä.',
    more: 'Näytetään sata ensimmäistä.',
  },
};
