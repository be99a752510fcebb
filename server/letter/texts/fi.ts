import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { CARD_MONTHS } from '../../../domain/scheme/campaign/campaign.ts';
import { REFUND_DAYS, WITHDRAWAL_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import { companyTexts } from './fi-company.ts';
import { giftTexts } from './fi-gift.ts';
import { ownDataTexts } from './fi-own-data.ts';

export const texts = {
  common: {
    hello: 'Hei {0}',
    service: 'Asiakaspalvelu: {0}, {1} ({2})',
    reply: 'Tähän viestiin voi vastata: vastauksesi tulee asiakaspalveluumme.',
    reasons: {
      contact: 'Saat tämän viestin, koska tällä osoitteella kirjoitettiin asiakaspalveluumme.',
      account: 'Saat tämän viestin, koska tällä osoitteella on asioitu palvelussamme.',
      order: 'Saat tämän viestin, koska teit tilauksen.',
      card: 'Saat tämän viestin, koska sinulla on {product}.',
      plan: 'Saat tämän viestin, koska maksat korttisi kuukausittain.',
      ending: 'Saat tämän viestin, koska korttisi voimassaolo on päättymässä.',
      giver: 'Saat tämän viestin, koska annoit lahjan.',
      recipient: 'Saat tämän viestin, koska sinulle annettiin lahja.',
      employee: 'Saat tämän viestin, koska sinulle on varattu työnantajasi tilaama kortti.',
      staff: 'Saat tämän viestin, koska sinut on kutsuttu työskentelemään palvelussamme.',
    },
    hiddenCode: 'näkyy vain viestin saajalle',
    hiddenLink: 'Linkin henkilökohtainen osa näkyy vain viestin saajalle.',
    stop: {
      reminders: 'Lopeta muistutukset',
      giftNews: 'Lopeta viestit lahjoistasi',
    },
    rya: 'Korttisi ryijy',
    numberIs: 'Numero on Omassa {product.ine}',
  },
  ...giftTexts,
  ...companyTexts,
  ...ownDataTexts,
  loginCode: {
    subject: '{0} on kertakoodisi – {product}',
    preview: 'Koodi toimii {0|# minuutin|# minuuttia}.',
    title: 'Tässä kertakoodisi',
    label: 'Kertakoodi',
    body: 'Kirjoita koodi sivulle, jolla pyysit sen. Koodi toimii {0|# minuutin|# minuuttia} ja vain yhden kerran.',
    notYou:
      'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä kerro koodia kenellekään: emme koskaan kysy sitä sinulta.',
  },
  passwordReset: {
    subject: 'Valitse uusi salasana – {product}',
    preview: 'Linkki toimii {0|# minuutin|# minuuttia}.',
    title: 'Uusi salasana',
    body: 'Pyysit linkin, jolla voit valita uuden salasanan. Linkki toimii {0|# minuutin|# minuuttia} ja vain yhden kerran.',
    button: 'Valitse uusi salasana',
    notYou:
      'Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Nykyinen salasanasi toimii edelleen.',
  },
  purchaseConfirmation: {
    subject: 'Kiitos tilauksestasi – {product}, {0}',
    preview: 'Korttisi toimii heti. Kuitti on tässä viestissä.',
    title: 'Tervetuloa sisään, {0}',
    body: 'Maksu on saatu, ja korttisi toimii nyt. Näytä kassalla asiakasnumero ja henkilöllisyystodistus.',
    customerNumber: 'Asiakasnumero',
    next: 'Mitä seuraavaksi?',
    stepOpen:
      'Avaa Oma {product} puhelimessasi ja lisää se aloitusnäytölle: asiakasnumero kulkee mukanasi.',
    stepAnnual:
      'Kortin voimassaolo alkaa ensimmäisestä museokäynnistäsi ja kestää {0|# kuukauden|# kuukautta}.',
    stepMonthly: 'Korttisi on voimassa {0|# kuukauden|# kuukautta} ensimmäisestä maksusta.',
    stepPlastic: 'Muovikortti tulee postissa {0} viikon kuluessa. Sitä ei tarvitse odottaa.',
    stepNoPlastic: 'Et tilannut muovikorttia. Korttisi on puhelimessa ja toimii samalla tavalla.',
    openMine: 'Avaa Oma {product}',
    order: 'Tilauksesi',
    orderNumber: 'Tilausnumero',
    paid: 'Maksettu',
    paidAt: 'Maksuaika',
    orderedAt: 'Tilattu',
    total: 'Yhteensä',
    vat: 'josta alv {0}',
    method: 'Maksutapa',
    instalment: 'Kuukausierä',
    instalmentPlan: `{0} kuukaudessa, ${INSTALMENT_COUNT} erää, yhteensä {1}`,
    nextInstalment: 'Seuraava erä',
    binding: `Loput erät veloitetaan maksukortiltasi kuukausittain. Tilaus sitoo ${INSTALMENT_COUNT} kuukautta, eikä sitä voi lopettaa kesken. Peruuttamisoikeus on sinulla silti, katso alla.`,
    isReceipt: 'Tämä viesti on myös kuittisi.',
    receiptPdf: 'Hae kuitti PDF-tiedostona',
    attachments: 'Liitteet',
    withdrawal: 'Peruuttamisoikeus',
    withdrawalBody: `Voit peruuttaa tilauksen ilman perusteluja ${WITHDRAWAL_DAYS} päivän kuluessa tilauspäivästä, viimeistään {0}. Helpoimmin se käy verkossa. Voit myös lähettää alla olevan lomakkeen tai muun selvän ilmoituksen osoitteeseen {1}.`,
    withdrawalEnvelope: `Voit peruuttaa tilauksen ilman perusteluja ${WITHDRAWAL_DAYS} päivän kuluessa siitä, kun lahjakuori on tullut perille, ja jo ennen sitä. Helpoimmin se käy verkossa. Voit myös lähettää alla olevan lomakkeen tai muun selvän ilmoituksen osoitteeseen {0}.`,
    withdrawalRefund: `Palautamme maksun samalla maksutavalla viimeistään ${REFUND_DAYS} päivän kuluttua ilmoituksestasi. Jos kortti oli pyynnöstäsi käytettävissä heti ja olet käyttänyt sitä, voimme vähentää palautuksesta käyttöäsi vastaavan osuuden.`,
    withdrawalGift: `Palautamme maksun samalla maksutavalla viimeistään ${REFUND_DAYS} päivän kuluttua ilmoituksestasi. Jo aktivoitu lahja jää saajalleen, eikä sen maksua palauteta.`,
    withdrawalGiftEnds: `Palautamme maksun samalla maksutavalla viimeistään ${REFUND_DAYS} päivän kuluttua ilmoituksestasi. Peruutus koskee myös jo aktivoitua lahjaa: sen antama voimassaolo päättyy, ja saat hinnan kokonaan takaisin.`,
    startRequest: 'Pyysit tilatessasi seuraavaa: ”{0}”',
    withdrawalLink: 'Peru sopimus tästä',
    form: 'Peruuttamislomake',
    formBody:
      'Vastaanottaja: {0}, {1}, {2}\nIlmoitan, että haluan peruuttaa sopimuksen, joka koskee tätä tilausta: {3}, tilaus {4}\nTilauspäivä: {5}\nNimi:\nOsoite:\nPäiväys:\nAllekirjoitus (vain, jos lomake täytetään paperilla):',
    terms: 'Käyttöehdot',
  },
  paymentPending: {
    subject: 'Vahvistamme maksuasi – {product}, {0}',
    preview: 'Älä maksa uudelleen. Saat viestin heti, kun maksu on vahvistettu.',
    title: 'Vahvistamme maksuasi',
    body: 'Saimme tilauksesi, mutta maksupalvelu ei ole vielä vahvistanut maksua. Lähetämme sinulle viestin heti, kun vahvistus tulee.',
    doNotPay: 'Älä maksa uudelleen: muuten maksat tilauksen kahdesti.',
    orderNumber: 'Tilausnumero',
    amount: 'Summa',
    failure:
      'Jos maksu ei mene läpi, sinulta ei veloiteta mitään ja voit tehdä tilauksen uudelleen.',
  },
  paymentReturned: {
    subject: 'Palautamme maksusi – {product}, {0}',
    preview: 'Palautamme koko summan.',
    title: 'Palautamme maksusi',
    reasons: {
      paidTwice:
        'Sama tilaus maksettiin kahdesti. Yksi maksu riittää, joten palautamme toisen. Korttisi toimii tavalliseen tapaan.',
      codeUsedUp:
        'Maksusi tuli vasta, kun tilauksen kampanjakoodi oli jo käytetty loppuun. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
      codeUsedByBuyer:
        'Tilauksen kampanjakoodilla jokainen ostaja voi ostaa vain rajatun määrän kortteja. Kun aiemmat ostot lasketaan mukaan, tämä tilaus olisi ylittänyt rajan. Siksi sitä ei voitu toteuttaa, eikä siitä tullut korttia.',
      otherSum:
        'Maksun summa ei ollut sama kuin tilauksen. Siksi tilausta ei voitu toteuttaa, eikä siitä tullut korttia.',
      unmatched: 'Saimme maksun, joka ei kuulu mihinkään maksamattomaan tilaukseen.',
    },
    orderAgain: 'Jos haluat kortin, tee tilaus uudelleen.',
    orderNumber: 'Tilausnumero',
    amount: 'Palautettava summa',
    method: 'Maksutapa',
  },
  cardRegistered: {
    subject: '{product} on aktivoitu',
    subjectConfirm: 'Vahvista sähköpostisi – {product} on aktivoitu',
    preview: 'Kortti toimii heti. Vuosi alkaa ensimmäisestä museokäynnistäsi.',
    title: 'Tervetuloa sisään, {0}',
    body: `Korttisi on aktivoitu ja toimii heti. Näytä kassalla asiakasnumero ja henkilöllisyystodistus. Kortin vuosi alkaa ensimmäisestä museokäynnistäsi ja kestää ${CARD_MONTHS} kuukautta.`,
    number: 'Asiakasnumerosi',
    numberIs: 'Löydät asiakasnumeron aina Omasta {product.ela}, myös silloin, kun verkkoa ei ole.',
    numberAfter:
      'Asiakasnumerosi näkyy Omassa {product.ine} heti, kun olet vahvistanut osoitteesi.',
    plastic: 'Muovikortti tulee postissa {0} viikossa. Sitä ei tarvitse odottaa.',
    noPlastic: 'Et tilannut muovikorttia. Korttisi on puhelimessa ja toimii samalla tavalla.',
    confirm: 'Vahvista vielä, että tämä osoite on sinun.',
    confirmButton: 'Vahvista sähköpostiosoite',
    notYou:
      'Jos et ole aktivoinut korttia, sinun ei tarvitse tehdä mitään: emme muuta mitään ilman vahvistustasi.',
    byGift:
      'Lahjan linkki tuli tähän osoitteeseen, joten osoitettasi ei tarvinnut vahvistaa erikseen. Jos et aktivoinut korttia itse, valitse tilille uusi salasana, niin tili kirjataan ulos kaikilta muilta laitteilta.',
    newPassword: 'Valitse uusi salasana',
    openMine: 'Avaa Oma {product}',
  },
};
