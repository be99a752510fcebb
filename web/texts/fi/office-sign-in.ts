import { RECENT_SIGN_IN_MINUTES } from '../../../domain/account/session-clock.ts';
import { texts as frame } from './parts/office-frame.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts = {
  frame,
  title: 'Kirjautuminen',
  description: 'Henkilökunnan pääsyavaimet ja muut kirjautumistavat.',
  entry: {
    heading: 'Henkilökunnan kirjautuminen',
    lead: 'Pääsyavain on puhelimessasi, tietokoneessasi tai erillisessä turva-avaimessa. Salasanaa ei tarvita.',
    button: 'Kirjaudu pääsyavaimella',
    other: 'Kirjaudu sähköpostilla tai salasanalla',
  },
  prove: {
    heading: 'Vahvista kirjautumisesi',
    lead: 'Hallintaan ei pääse pelkällä salasanalla tai sähköpostin koodilla.',
    lost: 'Jos kaikki kirjautumistapasi ovat kadonneet, pyydä apua pääkäyttäjältä.',
  },
  setUp: {
    heading: 'Suojaa kirjautumisesi',
    lead: 'Hallinnassa käsitellään asiakkaiden tietoja ja rahaa, joten pelkkä salasana ei riitä. Lisää pääsyavain tai todennussovellus. Se vie pari minuuttia.',
    codes: 'Varakoodisi ovat lopussa. Tee uudet, niin pääset jatkamaan.',
  },
  manage: {
    heading: 'Kirjautuminen',
    lead: 'Näillä tavoilla pääset hallintaan. Pidä aina vähintään kaksi tapaa käytössä: kaksi pääsyavainta tai yksi tapa ja varakoodit.',
  },
  skipped: {
    title: 'Kehityskäytössä toista vaihetta ei kysytä',
    body: 'Asetus STAFF_SECOND_FACTOR on skip, joten salasana riittää. Tuotannossa palvelin ei käynnisty tällä asetuksella, ja jokainen vahvistaa kirjautumisensa. Voit silti kokeilla tapoja tässä.',
  },
  passkeys: {
    heading: 'Pääsyavaimet',
    about:
      'Avaat pääsyavaimen sormenjäljellä, kasvoilla tai laitteen PIN-koodilla. Se toimii vain tällä sivustolla, joten huijaussivu ei voi käyttää sitä.',
    none: 'Ei vielä pääsyavaimia.',
    name: 'Avaimen nimi',
    nameHint: 'Esimerkiksi Työpuhelin tai Avainnipun turva-avain.',
    nameMissing: 'Anna avaimelle nimi.',
    add: 'Lisää pääsyavain',
    added: 'Pääsyavain lisätty',
    addedOn: 'Lisätty {0}',
    usedOn: 'käytetty viimeksi {0}',
    unused: 'ei vielä käytetty',
    rename: 'Vaihda nimi',
    save: 'Tallenna',
    cancel: 'Keskeytä',
    renamed: 'Nimi vaihdettu',
    remove: 'Poista',
    removeTitle: 'Poistetaanko pääsyavain {0}?',
    removeBody:
      'Sillä ei enää pääse sisään, ja muut laitteesi kirjataan ulos. Poista avain myös laitteen omista asetuksista.',
    keep: 'Älä poista',
    removed: 'Pääsyavain poistettu',
  },
  totp: {
    heading: 'Todennussovellus',
    about:
      'Puhelimen sovellus näyttää kuusinumeroisen koodin, joka vaihtuu puolen minuutin välein.',
    isOn: 'Käytössä.',
    start: 'Ota todennussovellus käyttöön',
    replace: 'Vaihda sovellus',
    scan: 'Lue QR-koodi todennussovelluksella ja kirjoita sitten sovelluksen näyttämä koodi.',
    picture: 'QR-koodi todennussovellusta varten',
    typed: 'Jos et voi lukea QR-koodia, kirjoita sovellukseen tämä avain:',
    code: 'Sovelluksen koodi',
    codeMissing: 'Kirjoita koodin kuusi numeroa.',
    add: 'Vahvista sovellus',
    cancel: 'Keskeytä',
    added: 'Todennussovellus käytössä',
    remove: 'Poista sovellus',
    removeTitle: 'Poistetaanko todennussovellus?',
    removeBody: 'Sen koodeilla ei enää pääse sisään, ja muut laitteesi kirjataan ulos.',
    keep: 'Älä poista',
    removed: 'Todennussovellus poistettu',
  },
  codes: {
    heading: 'Varakoodit',
    about:
      'Varakoodilla pääset sisään, kun pääsyavain tai puhelin ei ole mukana. Jokainen toimii kerran.',
    left: 'Käyttämättä {0}/10.',
    make: 'Tee uudet varakoodit',
    makeTitle: 'Tehdäänkö uudet varakoodit?',
    makeBody: 'Vanhat koodit lakkaavat toimimasta heti.',
    keep: 'Pidä vanhat',
    shownTitle: 'Tallenna varakoodit nyt',
    shownBody:
      'Näytämme nämä vain kerran. Tulosta ne tai tallenna salasanojen hallintaan, älä samaan puhelimeen kuin pääsyavain.',
    label: 'Varakoodit',
    download: 'Lataa tiedostona',
    file: 'varakoodit.txt',
    saved: 'Olen tallentanut koodit',
  },
  again: {
    ...signInAgain,
    body: `Kirjautumisestasi on yli ${RECENT_SIGN_IN_MINUTES} minuuttia. Lähetimme kertakoodin osoitteeseen {0}.`,
  },
  go: 'Jatka hallintaan',
};
