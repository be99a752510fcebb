import { MISSING_POST_WEEKS } from '../../../../domain/scheme/terms-facts.ts';
import { worded } from '../../../platform/worded.ts';

const fi = {
  plastic: {
    subject: 'Muovikorttisi on postissa – {product}',
    preview: 'Kortti tulee perille muutamassa arkipäivässä.',
    title: 'Muovikorttisi on matkalla',
    body: 'Postitimme muovikorttisi. Se tulee yleensä perille muutamassa arkipäivässä. Voit käydä museoissa jo nyt: asiakasnumerosi on Omassa {product.ine}.',
    posted: 'Postitettu',
    address: 'Osoite',
    missing: `Jos korttia ei ole tullut ${MISSING_POST_WEEKS} viikossa, ota yhteyttä asiakaspalveluun. Lähetämme uuden.`,
  },
  envelope: {
    subject: '{0|Kuori on|Kuoret ovat} postissa – {product}',
    preview: 'Perille muutamassa arkipäivässä.',
    title: '{0|Kuori on|Kuoret ovat} matkalla',
    body: 'Postitimme {0|tilaamasi kuoren. Se tulee|tilaamasi kuoret. Ne tulevat} yleensä perille muutamassa arkipäivässä.',
    posted: 'Postitettu',
    recipients: '{0|Saaja|Saajat}',
    count: 'Kuoria',
    follow: 'Avaa lahjan sivu',
  },
};
const sv: typeof fi = {
  plastic: {
    subject: 'Ditt plastkort har postats – {product}',
    preview: 'Kortet kommer fram inom några vardagar.',
    title: 'Ditt plastkort är på väg',
    body: 'Vi har postat ditt plastkort. Det kommer vanligtvis fram inom några vardagar. Du kan besöka museer redan nu: ditt kundnummer finns i Mitt {product}.',
    posted: 'Postat',
    address: 'Adress',
    missing: `Om kortet inte har kommit inom ${MISSING_POST_WEEKS} veckor, kontakta kundtjänsten. Vi skickar ett nytt.`,
  },
  envelope: {
    subject: '{0|Kuvertet|Kuverten} har postats – {product}',
    preview: 'Framme inom några vardagar.',
    title: '{0|Kuvertet|Kuverten} är på väg',
    body: 'Vi har postat {0|kuvertet du beställde. Det|kuverten du beställde. De} kommer vanligtvis fram inom några vardagar.',
    posted: 'Postat',
    recipients: 'Mottagare',
    count: 'Antal kuvert',
    follow: 'Öppna gåvans sida',
  },
};
const en: typeof fi = {
  plastic: {
    subject: 'Your plastic card is in the post – {product}',
    preview: 'The card arrives in a few working days.',
    title: 'Your plastic card is on its way',
    body: 'We have posted your plastic card. It usually arrives in a few working days. You can already visit museums: your customer number is in My {product}.',
    posted: 'Posted',
    address: 'Address',
    missing: `If the card has not arrived within ${MISSING_POST_WEEKS} weeks, contact customer service. We will send a new one.`,
  },
  envelope: {
    subject: 'Your {0|envelope is|envelopes are} in the post – {product}',
    preview: 'Delivery takes a few working days.',
    title: 'Your {0|envelope is|envelopes are} on the way',
    body: 'We have posted the {0|envelope that you ordered. It usually arrives|envelopes that you ordered. They usually arrive} in a few working days.',
    posted: 'Posted',
    recipients: '{0|Recipient|Recipients}',
    count: 'Envelopes',
    follow: 'Open the gift’s page',
  },
};

export const postedTexts = worded('letter/posted', { fi, sv, en });
