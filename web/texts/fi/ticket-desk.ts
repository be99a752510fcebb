import { texts as messages } from '../../../contract/texts/fi/ticket-desk.ts';

export const texts = {
  title: 'Kassa',
  description: 'Museon kassa: tarkista kortti ja kirjaa käynti.',
  messages,
  denied: {
    kind: 'Kassa',
    heading: 'Tämä sivu on henkilökunnalle',
    lead: 'Kassa on museoiden työväline. Olet kirjautunut tunnuksella, jolla sitä ei voi avata.',
    signIn: 'Kirjaudu toisella tunnuksella',
    mine: 'Omaan {product.ill}',
  },
  choice: {
    heading: 'Minkä museon kassalla olet?',
    lead: 'Palvelet useampaa museota. Käynnit kirjataan valitsemaasi museoon.',
    failed: 'Valinta ei onnistunut. Yritä uudelleen.',
    other: 'Vaihda museo',
  },
  noMuseum:
    'Tunnus ei kuulu millekään museolle. Voit tarkistaa kortteja, mutta et kirjata käyntejä.',
  today: '{0|käynti|käyntiä} tänään',
  mute: 'Laita äänet pois',
  unmute: 'Laita äänet päälle',
  people: 'Kassan henkilökunta',
  signOut: 'Kirjaudu ulos',
  field: 'Lue koodi tai kirjoita asiakasnumero',
  check: 'Tarkista',
  mistyped:
    'Tämä ei ole asiakasnumero. Asiakasnumerossa on 16 tai 12 numeroa: lue koodi uudelleen tai tarkista numero.',
  idle: {
    word: 'Valmis',
    help: 'Lue asiakkaan koodi lukijalla tai kameralla, tai kirjoita numero ja paina Enter.',
  },
  checking: 'Tarkistamme…',
  words: {
    valid: 'Kortti on voimassa',
    visitedToday: 'Jo kirjattu tänään',
    expired: 'Ei voimassa',
    notActive: 'Ei aktivoitu',
    onHold: 'Ei käytössä',
    blocked: 'Suljettu',
    refunded: 'Tilaus peruutettu',
    replaced: 'Numero korvattu',
    unknown: 'Ei löydy',
    recorded: 'Käynti kirjattu',
    failed: 'Ei onnistunut',
  },
  checkIdentity: 'Tarkista henkilöllisyystodistus',
  born: 's. {0}',
  ryijy: 'Kortin ryijy: vertaa asiakkaan näyttöön',
  record: 'Kirjaa käynti',
  recordAgain: 'Kirjaa silti',
  enter: 'Enter',
  say: {
    heading: 'Sano asiakkaalle',
    expired:
      'Korttisi voimassaolo on päättynyt. Voit jatkaa voimassaoloa puhelimellasi kohdassa Oma {product}, ja kortti toimii saman tien.',
    notActive:
      'Korttia ei ole vielä aktivoitu. Aktivoi se puhelimellasi viestissä tai kuoressa olevalla koodilla, niin pääset sisään heti.',
    onHold:
      'Korttisi ei ole nyt käytössä. Katso sähköpostistasi tai Omasta {product.ela}, miten saat kortin taas toimimaan.',
    blocked: 'Korttisi on suljettu. Asiakaspalvelu kertoo syyn ja auttaa eteenpäin.',
    refunded:
      'Korttisi tilaus on peruutettu. Voit ostaa kortille uuden vuoden puhelimellasi kohdassa Oma {product}, ja kortti toimii saman tien.',
    replaced: 'Tämä numero ei ole enää käytössä. Uusi numerosi on kohdassa Oma {product}.',
    unknown:
      'Emme löydä korttia tällä numerolla. Oikea numero on kohdassa Oma {product} ja vahvistusviestissä.',
  },
  unknownHelp: 'Lue koodi uudelleen tai tarkista numero.',
  recordedAt: 'Käynti kirjattu klo {0}',
  undo: 'Peru kirjaus',
  undone: 'Kirjaus peruttu.',
  undoTooLate: 'Kirjausta ei voi enää perua.',
  fault: {
    noAnswer: 'Palvelin ei vastaa. Numero on tallessa: yritä uudelleen.',
    again: 'Yritä uudelleen',
    signedOut: 'Istunto on päättynyt. Kirjaudu uudelleen, niin voit jatkaa.',
    signIn: 'Kirjaudu',
  },
  offline: {
    ready: 'Toimii myös ilman yhteyttä: korttilista päivitetty klo {0}.',
    preparing: 'Valmistelemme toimintaa ilman yhteyttä…',
    notReady:
      'Tämä laite ei pystynyt tallentamaan kassan sivua. Jos yhteys katkeaa, älä sulje sivua äläkä lataa sitä uudelleen.',
    doNotReload: 'Älä sulje tai lataa sivua uudelleen ennen kuin yhteys palaa.',
    troubled: 'Palvelin ei vastaa juuri nyt. Kirjaus tallentuu ja lähetetään, kun palvelin vastaa.',
    strip: 'Ei yhteyttä. Kirjaus tallentuu ja lähetetään, kun yhteys palaa.',
    signedOut:
      'Istunto on päättynyt. Kirjaukset tallentuvat laitteelle ja lähetetään, kun kirjaudut uudelleen.',
    waiting: 'Lähetystä odottaa {0}.',
    sending: 'Lähetetään odottavat käynnit: {0}.',
    list: 'Laitteen korttilista on päivitetty {0}.',
    noList:
      'Laitteella ei ole korttilistaa, joten kortteja ei voi tarkistaa ennen kuin yhteys palaa.',
    refused: 'Palvelin ei kirjannut kaikkia odottaneita käyntejä ({0}): {1}',
    understood: 'Selvä',
    noName:
      'Ilman yhteyttä nimi ei näy. Vertaa henkilöllisyystodistusta asiakkaan kortissa olevaan nimeen.',
    kept: 'Käynti on tallessa laitteella ja lähetetään, kun yhteys palaa.',
    notListed: 'Ei laitteen listalla',
    notListedHelp:
      'Laite ei tunne korttia. Jos se on ostettu listan päivittämisen jälkeen, se on silti voimassa. Katso kortti asiakkaan puhelimesta, tarkista henkilöllisyystodistus ja päätä itse.',
  },
  scan: {
    button: 'Lue kameralla',
    title: 'Lue koodi kameralla',
    help: 'Pidä kortin QR-koodia tai viivakoodia kameran edessä.',
    refused: 'Kameraa ei voitu avata. Salli kamera selaimen asetuksissa tai kirjoita numero.',
    close: 'Sulje',
  },
};
