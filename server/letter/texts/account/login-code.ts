import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: '{0} on kertakoodisi – {product}',
  preview: 'Koodi toimii {0|# minuutin|# minuuttia}.',
  title: 'Tässä kertakoodisi',
  label: 'Kertakoodi',
  body: 'Kirjoita koodi sivulle, jolla pyysit sen. Koodi toimii {0|# minuutin|# minuuttia} ja vain yhden kerran.',
  notYou:
    'Jos et pyytänyt koodia, sinun ei tarvitse tehdä mitään. Älä kerro koodia kenellekään: emme koskaan kysy sitä sinulta.',
};

const sv: typeof fi = {
  subject: '{0} är din engångskod – {product}',
  preview: 'Koden gäller i {0|# minut|# minuter}.',
  title: 'Här är din engångskod',
  label: 'Engångskod',
  body: 'Skriv koden på sidan där du bad om den. Koden gäller i {0|# minut|# minuter} och bara en gång.',
  notYou:
    'Om du inte bad om koden behöver du inte göra något. Berätta inte koden för någon: vi frågar dig aldrig efter den.',
};

const en: typeof fi = {
  subject: '{0} is your one-time code – {product}',
  preview: 'The code works for {0|# minute|# minutes}.',
  title: 'Here is your one-time code',
  label: 'One-time code',
  body: 'Type the code on the page where you asked for it. It works for {0|# minute|# minutes} and only once.',
  notYou:
    'If you did not ask for a code, you do not need to do anything. Do not share the code with anyone: we never ask you for it.',
};

export const loginCodeTexts = worded('letter/common:loginCode', { fi, sv, en });
