import type { Language } from '../../../domain/base/language.ts';

const fi = {
  link: {
    subject: 'Peruuta tilaus {0}',
    preview: 'Linkki vie tilaukseesi. Mitään ei tapahdu ennen kuin vahvistat.',
    title: 'Tilauksen {0} peruuttaminen',
    body: 'Pyysit linkkiä, jolla voit peruuttaa tilauksesi. Näet ensin, mitä peruutat ja paljonko saat takaisin. Mitään ei tapahdu ennen kuin vahvistat.',
    button: 'Siirry peruuttamaan',
    notYou: 'Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Tilaus pysyy ennallaan.',
  },
  receipt: {
    subject: 'Tilaus {0} on peruutettu',
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
    recipients: '{0}, saaja: {1}',
    orderedAt: 'Tilattu',
    withdrawnAt: 'Peruutus vastaanotettu',
    paid: 'Maksettu',
    used: 'Käytetty osuus',
    refund: 'Palautamme',
    when: 'Raha palaa samaa reittiä kuin maksoit, viimeistään 14 päivän kuluttua. Sinun ei tarvitse tehdä mitään. Jos maksutapaan ei voi palauttaa, maksupalvelu tai asiakaspalvelumme kysyy sinulta tilinumeron.',
    nothing: 'Käytetty osuus on yhtä suuri kuin maksettu summa, joten palautettavaa ei jää.',
    card: 'Tilauksella ostettu aika on poistettu kortilta.',
    monthly: 'Kuukausimaksut on lopetettu: loppuja eriä ei veloiteta.',
    gift: 'Lahjan koodi ei enää toimi.',
  },
};
const sv: typeof fi = {
  link: {
    subject: 'Ångra beställning {0}',
    preview: 'Länken leder till din beställning. Inget händer innan du bekräftar.',
    title: 'Ångra beställning {0}',
    body: 'Du bad om en länk för att ångra din beställning. Först ser du vad du ångrar och hur mycket du får tillbaka. Inget händer innan du bekräftar.',
    button: 'Gå vidare för att ångra',
    notYou:
      'Om du inte bad om länken behöver du inte göra något. Beställningen förblir som den är.',
  },
  receipt: {
    subject: 'Beställning {0} är ångrad',
    preview: 'Vi tog emot din ångran {0}.',
    title: 'Vi har tagit emot din ångran, {0}',
    body: 'Vi tog emot ditt meddelande om att du ångrar beställningen nedan. Spara det här meddelandet: det är en bekräftelse.',
    orderNumber: 'Beställningsnummer',
    product: 'Vad du ångrade',
    products: {
      standard: '{product}',
      gift: 'Presentkort',
      renewal: 'Förlängning av giltigheten',
      companyOrder: 'Företagsbeställning',
    },
    recipients: '{0}, mottagare: {1}',
    orderedAt: 'Beställt',
    withdrawnAt: 'Ångran mottagen',
    paid: 'Betalt',
    used: 'Använd andel',
    refund: 'Vi återbetalar',
    when: 'Pengarna återgår samma väg som du betalade, senast inom 14 dagar. Du behöver inte göra något. Om betalningssättet inte tar emot återbetalningar frågar betaltjänsten eller vår kundtjänst efter ditt kontonummer.',
    nothing:
      'Den använda andelen är lika stor som det betalda beloppet, så inget återstår att betala tillbaka.',
    card: 'Tiden som köptes med beställningen har tagits bort från kortet.',
    monthly: 'Månadsbetalningarna har avslutats: de återstående raterna debiteras inte.',
    gift: 'Gåvans kod fungerar inte längre.',
  },
};
const en: typeof fi = {
  link: {
    subject: 'Withdraw from order {0}',
    preview: 'The link opens your order. Nothing happens before you confirm.',
    title: 'Withdrawing from order {0}',
    body: 'You asked for a link to withdraw from your order. You first see what you withdraw from and how much you get back. Nothing happens before you confirm.',
    button: 'Continue to withdraw',
    notYou:
      'If you did not ask for the link, you do not need to do anything. The order stays as it is.',
  },
  receipt: {
    subject: 'Order {0} has been withdrawn',
    preview: 'We received your withdrawal {0}.',
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
    recipients: '{0}, recipient: {1}',
    orderedAt: 'Ordered',
    withdrawnAt: 'Withdrawal received',
    paid: 'Paid',
    used: 'Share used',
    refund: 'We refund',
    when: 'The money goes back the way you paid, within 14 days at the latest. You do not need to do anything. If your way of paying takes no refunds, the payment service or our customer service asks you for an account number.',
    nothing: 'The share used equals what was paid, so there is nothing left to refund.',
    card: 'The time bought with the order has been taken off the card.',
    monthly: 'The monthly payments have ended: the remaining instalments will not be charged.',
    gift: 'The code of the gift no longer works.',
  },
};

export const withdrawalLetterTexts: Record<Language, typeof fi> = { fi, sv, en };
