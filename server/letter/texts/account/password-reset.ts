import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Valitse uusi salasana – {product}',
  preview: 'Linkki toimii {0|# minuutin|# minuuttia}.',
  title: 'Uusi salasana',
  body: 'Pyysit linkin, jolla voit valita uuden salasanan. Linkki toimii {0|# minuutin|# minuuttia} ja vain yhden kerran.',
  button: 'Valitse uusi salasana',
  notYou:
    'Jos et pyytänyt linkkiä, sinun ei tarvitse tehdä mitään. Nykyinen salasanasi toimii edelleen.',
};

const sv: typeof fi = {
  subject: 'Välj ett nytt lösenord – {product}',
  preview: 'Länken gäller i {0|# minut|# minuter}.',
  title: 'Nytt lösenord',
  body: 'Du bad om en länk för att välja ett nytt lösenord. Länken gäller i {0|# minut|# minuter} och bara en gång.',
  button: 'Välj ett nytt lösenord',
  notYou:
    'Om du inte bad om länken behöver du inte göra något. Ditt nuvarande lösenord fungerar som förut.',
};

const en: typeof fi = {
  subject: 'Choose a new password – {product}',
  preview: 'The link works for {0|# minute|# minutes}.',
  title: 'A new password',
  body: 'You asked for a link to choose a new password. The link works for {0|# minute|# minutes} and only once.',
  button: 'Choose a new password',
  notYou:
    'If you did not ask for the link, you do not need to do anything. Your current password still works.',
};

export const passwordResetTexts = worded('letter/common:passwordReset', { fi, sv, en });
