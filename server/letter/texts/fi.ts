import { companyTexts } from './fi-company.ts';
import { giftTexts } from './fi-gift.ts';
import { ownDataTexts } from './fi-own-data.ts';

export const texts = {
  common: {
    service: 'Asiakaspalvelu: {0}, {1} ({2})',
    reply: 'Tähän viestiin voi vastata: vastauksesi tulee asiakaspalveluumme.',
  },
  ...giftTexts,
  ...companyTexts,
  ...ownDataTexts,
  loginCode: {
    subject: '{0} on kertakoodisi',
    preview: 'Koodi toimii {0} minuuttia.',
    title: 'Tässä kertakoodisi',
    label: 'Kertakoodi',
    body: 'Kirjoita koodi sivulle, jolla pyysit sen. Koodi toimii {0} minuuttia ja vain yhden kerran.',
    notYou:
      'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä kerro koodia kenellekään: emme koskaan kysy sitä sinulta.',
  },
  passwordReset: {
    subject: 'Valitse uusi salasana',
    preview: 'Linkki toimii {0} minuuttia.',
    title: 'Uusi salasana',
    body: 'Pyysit linkin, jolla voit valita uuden salasanan. Linkki toimii {0} minuuttia ja vain yhden kerran.',
    button: 'Valitse uusi salasana',
    notYou:
      'Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Nykyinen salasanasi toimii edelleen.',
  },
  purchaseConfirmation: {
    subject: 'Korttisi toimii nyt – tilausvahvistus {0}',
    preview: 'Asiakasnumerosi on {0}. Kuitti on liitteenä.',
    title: 'Tervetuloa sisään, {0}.',
    body: 'Korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilötodistus.',
    customerNumber: 'Asiakasnumero',
    next: 'Mitä seuraavaksi?',
    stepOpen:
      'Avaa Oma {product} puhelimessasi ja lisää se aloitusnäytölle: asiakasnumero kulkee mukanasi.',
    stepAnnual: 'Kortin voimassaolo alkaa ensimmäisestä museokäynnistäsi ja kestää {0} kuukautta.',
    stepMonthly: 'Korttisi on voimassa {0} kuukautta ensimmäisestä maksusta.',
    stepPlastic: 'Muovikortti tulee postissa {0} viikon kuluessa. Sitä ei tarvitse odottaa.',
    stepNoPlastic: 'Et tilannut muovikorttia. Korttisi on puhelimessa ja toimii samalla tavalla.',
    openMine: 'Avaa Oma {product}',
    order: 'Tilauksesi',
    orderNumber: 'Tilausnumero',
    paid: 'Maksettu',
    paidAt: 'Maksun aika',
    method: 'Maksutapa',
    instalment: 'Kuukausierä',
    instalmentPlan: '{0} kuukaudessa, 12 erää, yhteensä {1}',
    nextInstalment: 'Seuraava erä',
    binding:
      'Loput erät veloitetaan maksukortiltasi kuukausittain. Tilaus sitoo 12 kuukautta eikä sitä voi keskeyttää kesken kauden. Peruuttamisoikeus on sinulla silti, katso alla.',
    receipt: 'Kuitti on tämän viestin liitteenä (PDF).',
    withdrawal: 'Peruuttamisoikeus',
    withdrawalBody:
      'Voit peruuttaa tilauksen ilman perusteluja 14 päivän kuluessa tilauspäivästä, viimeistään {0}. Helpoimmin se käy verkossa. Voit myös lähettää alla olevan lomakkeen tai muun selvän ilmoituksen osoitteeseen {1}.',
    withdrawalEnvelope:
      'Voit peruuttaa tilauksen ilman perusteluja 14 päivän kuluessa siitä, kun lahjakuori on tullut perille, ja jo ennen sitä. Helpoimmin se käy verkossa. Voit myös lähettää alla olevan lomakkeen tai muun selvän ilmoituksen osoitteeseen {0}.',
    withdrawalRefund:
      'Palautamme maksun samaa reittiä kuin maksoit, viimeistään 14 päivän kuluttua ilmoituksestasi. Jos kortti otettiin pyynnöstäsi käyttöön heti ja olet käyttänyt sitä, voimme vähentää palautuksesta käyttöäsi vastaavan osuuden.',
    withdrawalLink: 'Peru sopimus tästä',
    form: 'Peruuttamislomake',
    formBody:
      'Vastaanottaja: {0}, {1}, {2}\nIlmoitan, että haluan peruuttaa sopimuksen, joka koskee tätä tilausta: {3}, tilaus {4}\nTilauspäivä: {5}\nNimi:\nOsoite:\nPäiväys:\nAllekirjoitus (vain, jos lomake täytetään paperilla):',
    terms: 'Käyttöehdot',
  },
  paymentPending: {
    subject: 'Vahvistamme maksuasi – tilaus {0}',
    preview: 'Älä maksa uudelleen. Saat viestin heti, kun maksu on vahvistettu.',
    title: 'Vahvistamme maksuasi',
    body: 'Saimme tilauksesi, mutta maksupalvelu ei ole vielä vahvistanut maksua. Lähetämme sinulle viestin heti, kun vahvistus tulee.',
    doNotPay: 'Älä maksa uudelleen: muuten maksat tilauksen kahdesti.',
    orderNumber: 'Tilausnumero',
    amount: 'Summa',
    failure:
      'Jos maksu ei mene läpi, sinulta ei veloiteta mitään ja voit tehdä tilauksen uudelleen.',
  },
  duplicatePayment: {
    subject: 'Palautamme ylimääräisen maksun – tilaus {0}',
    preview: 'Tilaus maksettiin kahdesti. Sinun ei tarvitse tehdä mitään.',
    title: 'Palautamme ylimääräisen maksun',
    body: 'Sama tilaus maksettiin kahdesti. Yksi maksu riittää, joten palautamme toisen samaa reittiä kuin maksoit. Sinun ei tarvitse tehdä mitään.',
    orderNumber: 'Tilausnumero',
    amount: 'Palautettava summa',
    method: 'Maksutapa',
    when: 'Raha näkyy tililläsi yleensä muutaman arkipäivän kuluttua. Pankki tai kortin myöntäjä päättää tarkan ajan.',
  },
  paymentReturned: {
    subject: 'Maksusi palautetaan – tilaus {0}',
    preview: 'Maksulla ei voitu toteuttaa tilausta. Sinun ei tarvitse tehdä mitään.',
    title: 'Palautamme maksusi',
    reasons: {
      codeUsedUp:
        'Maksusi tuli vasta, kun tilauksen kampanjakoodi oli jo käytetty loppuun. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
      otherSum:
        'Maksun summa ei ollut sama kuin tilauksen. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
      unmatched:
        'Saimme maksun, jota emme voineet yhdistää tilaukseen. Asiakaspalvelumme selvittää asian.',
    },
    body: 'Palautamme koko summan samaa reittiä kuin maksoit. Sinun ei tarvitse tehdä mitään. Jos haluat kortin, tee tilaus uudelleen.',
    orderNumber: 'Tilausnumero',
    amount: 'Palautettava summa',
    method: 'Maksutapa',
    when: 'Raha näkyy tililläsi yleensä muutaman arkipäivän kuluttua. Pankki tai kortin myöntäjä päättää tarkan ajan.',
  },
  cardRegistered: {
    subject: 'Korttisi on aktivoitu',
    subjectConfirm: 'Vahvista sähköpostisi – korttisi on aktivoitu',
    preview: 'Kortti toimii heti. Vuosi alkaa ensimmäisestä museokäynnistäsi.',
    title: 'Tervetuloa sisään, {0}.',
    body: 'Korttisi on aktivoitu ja toimii heti. Näytä kassalla asiakasnumero ja henkilötodistus. Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää 12 kuukautta.',
    number: 'Asiakasnumerosi',
    plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
    noPlastic: 'Et tilannut muovikorttia. Korttisi on puhelimessa ja toimii samalla tavalla.',
    confirm:
      'Vahvista vielä, että tämä osoite on sinun. Sen jälkeen näet korttisi ja käyntisi Omassa {product.ine}.',
    confirmButton: 'Vahvista sähköpostiosoite',
    notYou:
      'Jos et ole rekisteröinyt korttia, sinun ei tarvitse tehdä mitään: emme muuta mitään ilman vahvistustasi.',
    openMine: 'Avaa Oma {product}',
  },
};
