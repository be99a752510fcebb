import type { Language } from '../../../domain/base/language.ts';
import { REFUND_DAYS } from '../../../domain/withdrawal/withdrawal-days.ts';
import { worded } from '../../platform/worded.ts';

const fi = {
  notice: {
    subject: 'Peruutusilmoitus: {0}',
    preview: 'Vastaanotettu {0}.',
    title: 'Asiakas on peruuttanut sopimuksen verkossa',
    known: `Ilmoitus on voimassa. Jos asiakas ei ole itse avannut linkkiä kolmessa päivässä, varmista henkilöllisyys ja toteuta peruutus linkistä. Raha on palautettava ${REFUND_DAYS} päivän kuluessa ilmoituksesta.`,
    unknown:
      'Tilausnumero ja osoite eivät kuulu yhteen tai numero puuttuu. Etsi tilaus ja ota yhteyttä asiakkaaseen. Ilmoitus on voimassa siitä hetkestä, jona se tehtiin.',
    emailAddress: 'Sähköpostiosoite',
    product: 'Mitä peruutettiin',
    button: 'Avaa peruutus',
  },
  statement: {
    subject: 'Peruutusilmoituksesi on vastaanotettu {0}',
    preview: 'Ilmoituksesi on tehty. Säilytä tämä viesti.',
    title: 'Olemme vastaanottaneet peruutuksesi',
    body: 'Vastaanotimme ilmoituksesi, jolla peruutat sopimuksen. Tämä hetki ratkaisee, onko peruutus tehty ajoissa. Säilytä tämä viesti: se on vahvistus ilmoituksestasi.',
    name: 'Nimi',
    kinds: { card: '{product}', gift: 'Lahja', renewal: 'Voimassaolon jatko' },
    next: 'Linkistä näet, mitä peruutat ja paljonko saat takaisin. Kun vahvistat, tilaus peruuntuu ja saat tiedon siitä, miten raha palautetaan. Jos et avaa linkkiä, asiakaspalvelumme käsittelee peruutuksen.',
    button: 'Katso palautettava summa',
    weFind: `Asiakaspalvelumme etsii tilauksen ja ottaa sinuun yhteyttä, jos tarvitsemme lisätietoja. Palautamme maksun viimeistään ${REFUND_DAYS} päivän kuluttua ilmoituksesta.`,
    notYou: 'Jos et tehnyt ilmoitusta, kerro siitä meille vastaamalla tähän viestiin.',
  },
  receipt: {
    subject: 'Peruutus vastaanotettu – {product}, {0}',
    preview: 'Vastaanotimme peruutuksesi {0}.',
    title: 'Peruutuksesi on vastaanotettu, {0}',
    body: 'Vastaanotimme ilmoituksesi, jolla peruutit alla olevan tilauksen. Säilytä tämä viesti: se on vahvistus peruutuksesta.',
    orderNumber: 'Tilausnumero',
    product: 'Mitä peruutit',
    products: {
      standard: '{product}',
      gift: 'Lahjakortti',
      renewal: 'Voimassaolon jatko',
      companyOrder: 'Yritystilaus',
    },
    recipients: '{0}, {2|saaja|saajat}: {1}',
    orderedAt: 'Tilattu',
    withdrawnAt: 'Peruutus vastaanotettu',
    paid: 'Maksettu',
    used: 'Käytetty osuus',
    refund: 'Palautamme',
    nothing: 'Käytetty osuus on yhtä suuri kuin maksettu summa, joten palautettavaa ei jää.',
    card: 'Tilauksella ostettu aika on poistettu kortilta.',
    monthly: 'Kuukausimaksut on lopetettu: loppuja eriä ei veloiteta.',
    gift: '{0|Lahjan koodi ei enää toimi.|Lahjojen koodit eivät enää toimi.}',
    giftEnded:
      '{0|Jo aktivoidun lahjan|Jo aktivoitujen lahjojen} antama voimassaolo on päättynyt. Kerromme siitä {0|saajalle|saajille}.',
  },
};
const sv: typeof fi = {
  notice: {
    subject: 'Ångermeddelande: {0}',
    preview: 'Mottaget {0}.',
    title: 'En kund har ångrat sin beställning på webben',
    known: `Meddelandet gäller. Om kunden inte själv har öppnat länken inom tre dagar, kontrollera identiteten och slutför ärendet via länken. Pengarna ska återbetalas inom ${REFUND_DAYS} dagar från meddelandet.`,
    unknown:
      'Beställningsnumret och adressen hör inte ihop, eller numret saknas. Leta fram beställningen och kontakta kunden. Meddelandet gäller från den stund det gjordes.',
    emailAddress: 'E-postadress',
    product: 'Vad kunden ångrade',
    button: 'Öppna ångermeddelandet',
  },
  statement: {
    subject: 'Ditt ångermeddelande är mottaget {0}',
    preview: 'Ditt ångermeddelande är mottaget. Spara det här mejlet.',
    title: 'Vi har tagit emot ditt ångermeddelande',
    body: 'Vi tog emot ditt meddelande om att du frånträder avtalet. Den här tidpunkten avgör om du har ångrat dig i tid. Spara det här meddelandet: det är en bekräftelse.',
    name: 'Namn',
    kinds: { card: '{product}', gift: 'Gåva', renewal: 'Förlängning av giltigheten' },
    next: 'Via länken ser du vad du ångrar och hur mycket du får tillbaka. När du bekräftar avslutas beställningen, och vi berättar hur pengarna betalas tillbaka. Om du inte öppnar länken behandlar vår kundtjänst ditt ångermeddelande.',
    button: 'Se summan som betalas tillbaka',
    weFind: `Vår kundtjänst letar fram beställningen och kontaktar dig om vi behöver veta mer. Vi betalar tillbaka senast ${REFUND_DAYS} dagar efter ditt meddelande.`,
    notYou:
      'Om du inte har gjort det här, berätta det för oss genom att svara på det här meddelandet.',
  },
  receipt: {
    subject: 'Beställningen är ångrad – {product}, {0}',
    preview: 'Vi tog emot ditt ångermeddelande {0}.',
    title: 'Vi har tagit emot ditt ångermeddelande, {0}',
    body: 'Vi tog emot ditt meddelande om att du ångrar beställningen nedan. Spara det här meddelandet: det är en bekräftelse.',
    orderNumber: 'Beställningsnummer',
    product: 'Vad du ångrade',
    products: {
      standard: '{product}',
      gift: 'Gåvokort',
      renewal: 'Förlängning av giltigheten',
      companyOrder: 'Företagsbeställning',
    },
    recipients: '{0}, mottagare: {1}',
    orderedAt: 'Beställt',
    withdrawnAt: 'Ångermeddelandet mottaget',
    paid: 'Betalt',
    used: 'Använd andel',
    refund: 'Vi återbetalar',
    nothing:
      'Den använda andelen är lika stor som det betalda beloppet, så inget återstår att betala tillbaka.',
    card: 'Tiden som köptes med beställningen har tagits bort från kortet.',
    monthly: 'Månadsbetalningarna har avslutats: de återstående raterna debiteras inte.',
    gift: '{0|Gåvans kod|Gåvornas koder} fungerar inte längre.',
    giftEnded:
      'Giltigheten som {0|den redan aktiverade gåvan|de redan aktiverade gåvorna} gav har upphört. Vi meddelar {0|mottagaren|mottagarna}.',
  },
};
const en: typeof fi = {
  notice: {
    subject: 'Notice of withdrawal: {0}',
    preview: 'Received {0}.',
    title: 'A customer has withdrawn from the contract online',
    known: `The statement is valid. If the customer has not opened the link within three days, check the customer’s identity and carry out the withdrawal through the link. The money must be refunded within ${REFUND_DAYS} days of the statement.`,
    unknown:
      'The order number and the address do not match, or there is no number. Find the order and contact the customer. The statement counts from the moment it was made.',
    emailAddress: 'E-mail address',
    product: 'What was withdrawn from',
    button: 'Open the withdrawal',
  },
  statement: {
    subject: 'We received your withdrawal on {0}',
    preview: 'Your statement has been recorded. Keep this message.',
    title: 'We have received your withdrawal',
    body: 'We received your statement that you are withdrawing from the contract. It counts from this moment. Keep this message: it confirms your statement.',
    name: 'Name',
    kinds: { card: '{product}', gift: 'Gift', renewal: 'Extension of validity' },
    next: 'The link shows what you are withdrawing from and how much you get back. When you confirm, the order ends and we tell you how the money is refunded. If you do not open the link, our customer service will handle the withdrawal.',
    button: 'See the sum to be refunded',
    weFind: `Our customer service will find the order and contact you if we need to know more. We will refund you within ${REFUND_DAYS} days of your statement.`,
    notYou: 'If you did not make this statement, tell us by replying to this message.',
  },
  receipt: {
    subject: 'Withdrawal received – {product}, {0}',
    preview: 'We received your withdrawal on {0}.',
    title: 'We have received your withdrawal, {0}',
    body: 'We received your notice of withdrawal from the order below. Keep this message: it confirms your withdrawal.',
    orderNumber: 'Order number',
    product: 'What you withdrew from',
    products: {
      standard: '{product}',
      gift: 'Gift card',
      renewal: 'Extension of validity',
      companyOrder: 'Company order',
    },
    recipients: '{0}, {2|recipient|recipients}: {1}',
    orderedAt: 'Ordered',
    withdrawnAt: 'Withdrawal received',
    paid: 'Paid',
    used: 'Share used',
    refund: 'We refund',
    nothing: 'The share used equals what was paid, so there is nothing left to refund.',
    card: 'The time bought with the order has been taken off the card.',
    monthly: 'The monthly payments have ended: the remaining instalments will not be charged.',
    gift: '{0|The gift’s code no longer works.|The gifts’ codes no longer work.}',
    giftEnded:
      'The validity that {0|the activated gift|the activated gifts} gave has ended. We are telling {0|its recipient|their recipients}.',
  },
};

export const withdrawalLetterTexts: Record<Language, typeof fi> = worded(
  'letter/withdrawal-letters',
  { fi, sv, en },
);
