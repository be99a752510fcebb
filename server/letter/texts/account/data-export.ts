import { worded } from '../../../platform/worded.ts';

const fi = {
  subject: 'Omat tietosi ovat valmiina – {product}',
  preview: 'Voit ladata ne {0} päivän ajan.',
  title: 'Omat tietosi ovat valmiina',
  body: 'Kokosimme kaikki tiedot, jotka meillä on sinusta. Voit ladata ne {0} päivän ajan. Kirjaudu ensin sisään.',
  button: 'Lataa tiedot',
};

const sv: typeof fi = {
  subject: 'Dina uppgifter är klara – {product}',
  preview: 'Du kan ladda ner dem i {0|# dag|# dagar}.',
  title: 'Dina uppgifter är klara',
  body: 'Vi har samlat alla uppgifter vi har om dig. Du kan ladda ner dem i {0|# dag|# dagar}. Logga först in.',
  button: 'Ladda ner uppgifterna',
};

const en: typeof fi = {
  subject: 'Your data is ready – {product}',
  preview: 'You can download it for {0|# day|# days}.',
  title: 'Your data is ready',
  body: 'We have put together everything that we hold about you. You can download it for {0|# day|# days}. Sign in first.',
  button: 'Download the data',
};

export const dataExportTexts = worded('letter/common:dataExport', { fi, sv, en });
