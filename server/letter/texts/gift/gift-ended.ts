import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Lahjasi on päättynyt – {product}',
  preview: 'Lahjan antaja on peruuttanut tilauksensa.',
  title: 'Lahjasi on päättynyt',
  body: 'Lahjan antaja on peruuttanut tilauksen, jolla lahjasi ostettiin. Siksi lahjan antama voimassaolo on päättynyt.',
  notYou:
    'Sinä et ole tehnyt mitään väärin. Sinun ei tarvitse maksaa mitään, vaikka olisit jo käynyt museossa.',
  noTime:
    'Kortillasi ei ole nyt muuta voimassaoloa. Voit jatkaa sitä, milloin haluat: asiakasnumerosi pysyy samana.',
  visits: 'Käyntisi säilyvät museopäiväkirjassasi.',
  button: 'Avaa Oma {product}',
  home: 'Avaa etusivu',
};
const sv: typeof fi = {
  subject: 'Din gåva har upphört – {product}',
  preview: 'Den som gav gåvan har ångrat sin beställning.',
  title: 'Din gåva har upphört',
  body: 'Den som gav dig gåvan har ångrat beställningen som gåvan köptes med. Därför har giltigheten som gåvan gav upphört.',
  notYou:
    'Du har inte gjort något fel. Du behöver inte betala något, även om du redan har besökt ett museum.',
  noTime:
    'Ditt kort har ingen annan giltighetstid nu. Du kan förlänga kortet när du vill: kundnumret förblir detsamma.',
  visits: 'Dina besök finns kvar i museidagboken.',
  button: 'Öppna Mitt {product}',
  home: 'Öppna startsidan',
};
const en: typeof fi = {
  subject: 'Your gift has ended – {product}',
  preview: 'The giver of the gift has withdrawn from the order.',
  title: 'Your gift has ended',
  body: 'The giver has withdrawn from the order that your gift was bought with. The validity that the gift gave has therefore ended.',
  notYou:
    'You have done nothing wrong. You have nothing to pay, even if you have already visited a museum.',
  noTime:
    'Your card has no other validity at the moment. You can extend it whenever you like: your customer number stays the same.',
  visits: 'Your visits stay in your museum diary.',
  button: 'Open My {product}',
  home: 'Open the home page',
};

export const giftEndedTexts = worded('letter/gift-ended', {
  fi,
  sv,
  en,
});
