import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Korttisi sai lisää aikaa – {product}',
  preview: 'Saamasi aika on lisätty korttiin, joka sinulla jo on.',
  title: 'Saamasi aika on lisätty korttiisi',
  body: 'Aktivoit koodin ja lisäsit sen ajan korttiin, joka sinulla jo on. Asiakasnumerosi ja muovikorttisi pysyvät samoina, eikä käytetty koodi enää toimi.',
  button: 'Avaa Oma {product}',
};
const sv: typeof fi = {
  subject: 'Ditt kort fick mer tid – {product}',
  preview: 'Tiden som du fick har lagts till på kortet som du redan har.',
  title: 'Tiden som du fick har lagts till på ditt kort',
  body: 'Du aktiverade en kod och lade till dess tid på kortet som du redan har. Ditt kundnummer och ditt plastkort är desamma som förut, och den använda koden fungerar inte längre.',
  button: 'Öppna Mitt {product}',
};
const en: typeof fi = {
  subject: 'More time on your card – {product}',
  preview: 'The time you were given has been added to the card you already have.',
  title: 'The time you were given has been added to your card',
  body: 'You activated a code and added its time to the card you already have. Your customer number and plastic card stay the same, and the code you used no longer works.',
  button: 'Open My {product}',
};

export const yearAddedTexts = worded('letter/year-added', {
  fi,
  sv,
  en,
});
